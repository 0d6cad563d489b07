import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { whoAmI } from '@callboard/accounts/contract'
import { MAIL_SENDER, type MailSender } from '@callboard/admin'
import { sampleMail } from '@callboard/admin/testing'
import { expect } from 'chai'
import { SMTPServer } from 'smtp-server'
import { ask } from './principals.fixture.ts'
import { temporaryStudio } from './testing-studio.fixture.ts'

describe('a studio that is stopped', () => {
  let mailServer: SMTPServer
  const lines: Socket[] = []

  before(async () => {
    mailServer = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
    mailServer.server.on('connection', (line: Socket) => lines.push(line))
    mailServer.listen(0, '127.0.0.1')
    await once(mailServer.server, 'listening')
  })
  after(async () => {
    for (const line of lines) line.destroy()
    const closed = Promise.withResolvers<void>()
    mailServer.close(() => closed.resolve())
    await closed.promise
  })

  it('ends its line to the mail server', async () => {
    const { port } = mailServer.server.address() as AddressInfo
    const { studio, stop } = await temporaryStudio({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_FROM: 'Callboard <cast@example.com>',
    })
    const sent = await studio.container.get<MailSender>(MAIL_SENDER).send(sampleMail())
    expect(sent).to.have.property('state', 'sent')
    const [line] = lines
    expect(line).to.have.property('destroyed', false)
    await stop()
    // A later line has been greeted, so that the server has seen the end of the first.
    const later = connect(port, '127.0.0.1')
    await once(later, 'data')
    later.destroy()
    expect(line).to.have.property('readableEnded', true)
  })
})

describe('the page of a studio', () => {
  it('hears with its first call how long a step can be undone, and the address for help [SCH-15] [LIV-09] [CHK-03]', async () => {
    const { origin, stop } = await temporaryStudio({
      CALLBOARD_UNDO_SECONDS: '25',
      CALLBOARD_SUPPORT_EMAIL: 'help@casting.example',
    })
    const { body } = await ask(origin, whoAmI, {}, null)
    await stop()
    expect(body).to.deep.equal({ user: null, undo_seconds: 25, support_email: 'help@casting.example' })
  })
})
