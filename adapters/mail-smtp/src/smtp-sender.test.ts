import { mailSenderContract, type OutgoingMail, sampleMail } from '@callboard/admin/testing'
import { failureOf, refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { CERTIFICATE } from './certificate.fixture.ts'
import { checkSmtp } from './check-smtp.ts'
import { type SmtpSender, smtpSender } from './smtp-sender.ts'
import { MailServer, type ReceivedMail, type SmtpAnswers } from './smtp-server.fixture.ts'

const FROM = { name: 'Callboard', address: 'mail@callboard.example' }
/** Makes the sender trust the server of the tests. */
const TRUST = `tls.ca=${encodeURIComponent(CERTIFICATE)}`
const lines = (text = '') => text.replaceAll('\r\n', '\n').trimEnd()

const asMail = ({ email }: ReceivedMail): Omit<OutgoingMail, 'id'> => ({
  to: email.to![0]!.address!,
  replyTo: email.replyTo?.[0]?.address ?? null,
  subject: email.subject!,
  html: lines(email.html),
  text: lines(email.text),
  attachments: email.attachments.map(({ filename, mimeType, content }) => ({
    name: filename!,
    contentType: mimeType,
    // The parser gives lines of text that end as they do on this machine.
    content: (content as string).replaceAll('\n', '\r\n'),
  })),
})

interface Started extends SmtpAnswers {
  /** Put before the host of the address. */
  readonly credentials?: string
  /** Put behind the address. */
  readonly options?: string
  readonly reportsTo?: string | null
}

async function started({ credentials = '', options = '', reportsTo = null, ...answers }: Started = {}) {
  const server = new MailServer(answers)
  const port = await server.start()
  const scheme = answers.tls === 'from the start' ? 'smtps' : 'smtp'
  const sender = smtpSender({
    url: `${scheme}://${credentials}127.0.0.1:${port}/${options}`,
    from: FROM,
    reportsTo,
  })
  return { server, port, sender }
}

mailSenderContract('SMTP', async () => {
  const { server, sender } = await started()
  return {
    sender,
    received: async () => server.mails.map(asMail),
    async stop() {
      sender.close()
      await server.stop()
    },
  }
})

describe('smtpSender', () => {
  let server: MailServer
  let sender: SmtpSender
  let port: number
  const start = async (how?: Started) => {
    ;({ server, sender, port } = await started(how))
  }
  afterEach(async () => {
    sender.close()
    await server.stop()
  })
  const laterOf = async (mail = sampleMail()) => {
    const error = await refusalOf(sender.send(mail))
    expect([error.kind, error.code]).to.deep.equal(['unavailable', 'mail_unavailable'])
    return error.message
  }

  it('sends from the one address, with an id made of that of the message', async () => {
    await start()
    const outcome = await sender.send(sampleMail({ id: 'm-1' }))
    expect(outcome).to.deep.equal({ state: 'sent', providerId: '<m-1@callboard.example>' })
    const [{ email, to }] = server.mails as [ReceivedMail]
    expect(email.messageId).to.equal('<m-1@callboard.example>')
    expect(email.from).to.deep.equal(FROM)
    expect(to).to.deep.equal(['ana.ruiz@example.com'])
  })

  it('takes what comes back at an address of its own, which recipients do not see [E4]', async () => {
    await start({ reportsTo: 'bounces@callboard.example' })
    await sender.send(sampleMail())
    const [{ email, from, to }] = server.mails as [ReceivedMail]
    expect([from, to, email.from]).to.deep.equal([
      'bounces@callboard.example',
      ['ana.ruiz@example.com'],
      FROM,
    ])
    sender.close()
    await server.stop()
    await start()
    await sender.send(sampleMail())
    expect(server.mails[0]).to.include({ from: FROM.address })
  })

  it('sends a text part and an HTML part that say the same [MSG-07]', async () => {
    await start()
    await sender.send(sampleMail({ text: 'Schöne Grüße', html: '<p>Schöne Grüße</p>' }))
    const [{ email }] = server.mails as [ReceivedMail]
    expect(email.headers.find(({ key }) => key === 'content-type')!.value).to.match(/^multipart\/alternative/)
    expect([lines(email.text), lines(email.html)]).to.deep.equal(['Schöne Grüße', '<p>Schöne Grüße</p>'])
  })

  it('lets neither subject nor addresses add headers or recipients', async () => {
    await start()
    await sender.send(
      sampleMail({
        subject: 'Grüße\r\nBcc: all@example.com',
        replyTo: 'a@example.com\r\nBcc: all@example.com',
      }),
    )
    const [{ email, to }] = server.mails as [ReceivedMail]
    expect(to).to.deep.equal(['ana.ruiz@example.com'])
    expect(email.bcc).to.equal(undefined)
    expect(email.subject).to.match(/^Grüße +Bcc: all@example\.com$/)
    for (const address of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'nobody',
      '',
      '@x',
      'a@',
    ]) {
      expect(await sender.send(sampleMail({ to: address })), address).to.have.property('state', 'refused')
    }
    expect(server.mails.length).to.equal(1)
  })

  it('gives up mails the server refuses for good, with its reason, and goes on with others', async () => {
    await start({ recipient: (address) => (address.startsWith('gone') ? '550 5.1.1 No such mailbox' : null) })
    expect(await sender.send(sampleMail({ to: 'gone@example.com' }))).to.deep.equal({
      state: 'refused',
      reason: '550 5.1.1 No such mailbox',
      cause: 'invalid',
    })
    expect(await sender.send(sampleMail())).to.have.property('state', 'sent')
  })

  const REFUSALS = {
    '550 No such user': 'invalid',
    '550 5.2.1 Mailbox disabled': 'invalid',
    '550 5.7.1 Your network is blocked': null,
    '552 5.2.2 Mailbox full': null,
  } as const
  for (const [reply, cause] of Object.entries(REFUSALS)) {
    it(`tells a mailbox that is not there from a mail that is unwanted: ${reply}`, async () => {
      await start({ recipient: () => reply })
      expect(await sender.send(sampleMail())).to.deep.equal({ state: 'refused', reason: reply, cause })
    })
  }

  it('gives up a message that is refused for good', async () => {
    await start({ message: () => '554 5.7.1 Looks like spam' })
    expect(await sender.send(sampleMail())).to.deep.equal({
      state: 'refused',
      reason: '554 5.7.1 Looks like spam',
      cause: null,
    })
  })

  it('asks to try again when the server only cannot now', async () => {
    await start({ recipient: () => '451 4.7.1 Greylisted' })
    expect(await laterOf()).to.contain('451 4.7.1 Greylisted')
  })

  it('asks to try again when the server takes no mail from us: that is not up to the recipient', async () => {
    await start({ sender: () => '553 5.7.1 Sender not allowed' })
    expect(await laterOf()).to.contain('553 5.7.1 Sender not allowed')
  })

  it('asks to try again when our own password is wrong, without showing it', async () => {
    await start({ account: { user: 'user', password: 'right' }, credentials: 'user:s3cr3t@' })
    expect(await laterOf())
      .to.contain('535')
      .and.not.to.contain('s3cr3t')
  })

  it('asks to try again when the connection breaks in the middle, and works again by itself [INT-06]', async () => {
    let isBroken = true
    await start({ message: () => (isBroken ? 'drop' : null) })
    expect(await laterOf()).to.match(/closed|reset/i)
    isBroken = false
    expect(await sender.send(sampleMail())).to.have.property('state', 'sent')
  })

  it('asks to try again while the server is away, and works again by itself when it is back [INT-06]', async () => {
    await start()
    await sender.send(sampleMail())
    await server.stop()
    expect(await laterOf()).to.match(/ECONNREFUSED|closed|reset/i)
    expect(await laterOf()).to.contain('ECONNREFUSED')
    server = new MailServer()
    await server.start(port)
    expect(await sender.send(sampleMail())).to.have.property('state', 'sent')
    expect(server.mails).to.have.length(1)
  })

  it('signs in with the credentials of the address, over TLS from the start or by STARTTLS', async () => {
    for (const tls of ['starttls', 'from the start'] as const) {
      await start({
        tls,
        account: { user: 'user@example.com', password: 'p@ss:/word' },
        credentials: 'user%40example.com:p%40ss%3A%2Fword@',
        options: `?requireTLS=true&${TRUST}`,
      })
      expect(await sender.send(sampleMail()), tls).to.have.property('state', 'sent')
      expect(server.mails[0], tls).to.include({ secure: true })
      sender.close()
      await server.stop()
    }
    await start()
  })

  it('trusts no server whose certificate has no known authority', async () => {
    await start({ tls: 'starttls' })
    expect(await laterOf()).to.match(/certificate/)
    expect(server.mails).to.deep.equal([])
  })

  it('refuses settings that cannot work, naming the one at fault and showing no password', async () => {
    await start()
    for (const url of [
      '',
      'mail.example.com',
      'http://mail.example.com',
      'smtp://',
      'smtp:user:s3cr3t@host',
    ]) {
      const message = await failureOf((async () => checkSmtp(url))())
      expect(message, url).to.contain('SMTP_URL').and.not.to.contain('s3cr3t')
      expect(() => smtpSender({ url, from: FROM, reportsTo: null }), url).to.throw('SMTP_URL')
    }
    for (const url of ['smtp://localhost', 'smtps://u:p@mail.example.com:465', 'smtp://[::1]:25/?pool=true'])
      expect(() => checkSmtp(url), url).not.to.throw()
    const local = { url: 'smtp://localhost', from: FROM, reportsTo: null }
    expect(() => smtpSender({ ...local, from: { name: 'x', address: 'x' } })).to.throw('SMTP_FROM')
    expect(() => smtpSender({ ...local, reportsTo: 'x' })).to.throw('MAIL_REPORTS_TO')
  })
})
