import { mailSenderContract, type OutgoingMail, sampleMail } from '@callboard/admin/testing'
import { expect } from 'chai'
import { allParts, readMessage } from './read-message.fixture.ts'
import { type SmtpSender, smtpSender } from './smtp-sender.ts'
import { type SmtpAnswers, SmtpServerFixture } from './smtp-server.fixture.ts'

const FROM = { name: 'Callboard', address: 'mail@callboard.example' }
const lines = (text: string) => text.replaceAll('\r\n', '\n').trimEnd()

function asMail({ source }: { source: string }): Omit<OutgoingMail, 'id'> {
  const message = readMessage(source)
  const parts = allParts(message)
  const header = (name: string) => message.headers.get(name)
  const content = (type: string) => lines(parts.find((part) => part.type === type)!.content)
  return {
    to: header('to')!,
    replyTo: header('reply-to') ?? null,
    subject: header('subject')!,
    html: content('text/html'),
    text: content('text/plain'),
    attachments: parts
      .filter((part) => part.headers.get('content-disposition')?.startsWith('attachment'))
      .map((part) => ({
        name: /filename=(\S+)/.exec(part.headers.get('content-disposition')!)![1]!,
        contentType: part.type,
        content: part.content,
      })),
  }
}

async function started(answers: SmtpAnswers = {}, credentials = '') {
  const server = new SmtpServerFixture(answers)
  const port = await server.start()
  const sender = smtpSender({ url: `smtp://${credentials}127.0.0.1:${port}`, from: FROM })
  return { server, sender }
}

mailSenderContract('smtp', async () => {
  const { server, sender } = await started()
  return {
    sender,
    received: async () => server.messages.map(asMail),
    async stop() {
      sender.close()
      await server.stop()
    },
  }
})

describe('smtpSender', () => {
  let server: SmtpServerFixture
  let sender: SmtpSender
  const start = async (answers?: SmtpAnswers, credentials?: string) => {
    ;({ server, sender } = await started(answers, credentials))
  }
  afterEach(async () => {
    sender.close()
    await server.stop()
  })

  const failure = (work: Promise<unknown>) =>
    work.then(
      (outcome) => expect.fail(`should have failed, but gave ${JSON.stringify(outcome)}`),
      (error: Error) => error.message,
    )

  it('sends from the one address, with an id made of that of the message', async () => {
    await start()
    const outcome = await sender.send(sampleMail({ id: 'm-1' }))
    expect(outcome).to.deep.equal({ state: 'sent', providerId: '<m-1@callboard.example>' })
    const { headers } = readMessage(server.messages[0]!.source)
    expect(headers.get('message-id')).to.equal('<m-1@callboard.example>')
    expect(headers.get('from')).to.equal('Callboard <mail@callboard.example>')
    expect(server.messages[0]!.to).to.deep.equal(['ana.ruiz@example.com'])
  })

  it('lets neither subject nor addresses add headers or recipients', async () => {
    await start()
    await sender.send(
      sampleMail({ subject: 'Hi\r\nBcc: all@example.com', replyTo: 'a@example.com\r\nBcc: all@example.com' }),
    )
    expect(server.messages[0]!.to).to.deep.equal(['ana.ruiz@example.com'])
    expect(readMessage(server.messages[0]!.source).headers.has('bcc')).to.equal(false)
    for (const to of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'nobody',
      '',
      '@x',
      'a@',
    ]) {
      expect(await sender.send(sampleMail({ to })), to).to.have.property('state', 'refused')
    }
    expect(server.messages.length).to.equal(1)
  })

  it('gives up what the server refuses for good, with its reason', async () => {
    await start({
      recipient: (address) => (address.startsWith('gone') ? '550 5.1.1 No such mailbox' : '250 Ok'),
    })
    expect(await sender.send(sampleMail({ to: 'gone@example.com' }))).to.deep.equal({
      state: 'refused',
      reason: '550 5.1.1 No such mailbox',
    })
    expect(await sender.send(sampleMail())).to.have.property('state', 'sent')
  })

  it('gives up a message that is refused for good', async () => {
    await start({ message: () => '554 5.7.1 Looks like spam' })
    expect(await sender.send(sampleMail())).to.deep.equal({
      state: 'refused',
      reason: '554 5.7.1 Looks like spam',
    })
  })

  it('asks to try again when the server only cannot now', async () => {
    await start({ recipient: () => '451 4.7.1 Greylisted' })
    expect(await failure(sender.send(sampleMail()))).to.contain('451 4.7.1 Greylisted')
  })

  it('asks to try again when our own password is wrong', async () => {
    await start({ signIn: '535 5.7.8 Bad credentials' }, 'user:secret@')
    expect(await failure(sender.send(sampleMail()))).to.contain('535')
  })

  it('asks to try again when there is no server', async () => {
    await start()
    await server.stop()
    expect(await failure(sender.send(sampleMail()))).to.match(/ECONNREFUSED|closed/i)
    await start()
  })
})
