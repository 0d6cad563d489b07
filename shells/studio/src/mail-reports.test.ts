import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { requestPasswordReset } from '@callboard/accounts/contract'
import { listMessages, noteMailReport } from '@callboard/admin/contract'
import { expect } from 'chai'
import { SMTPServer } from 'smtp-server'
import { ask, newPrincipal, passBotCheck } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const TOKEN = 'a-token-of-thirty-two-characters-or-more'
const BOUNCES = 'bounces@callboard.example'
const ADDRESS = `/api${noteMailReport.path}`

const bounceOf = (mail: string, address: string) => `From: MAILER-DAEMON@mx.example
To: ${BOUNCES}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Sorry.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ${address}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such user

--b
Content-Type: message/rfc822

${mail}
--b--
`

describe('a report on a mail', () => {
  let product: TemporaryStudio
  let server: SMTPServer
  const mail = Promise.withResolvers<{ from: string; words: string }>()

  before(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope: { mailFrom } }, done) =>
        void text(stream)
          .then((words) => mail.resolve({ from: mailFrom ? mailFrom.address : '', words }))
          .then(() => done(), done),
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    product = await temporaryStudio({
      SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      SMTP_FROM: 'Callboard <cast@example.com>',
      MAIL_REPORTS_TO: BOUNCES,
      MAIL_REPORTS_TOKEN: TOKEN,
    })
  })
  after(async () => {
    await product.stop()
    const closed = Promise.withResolvers<void>()
    server.close(() => closed.resolve())
    await closed.promise
  })

  const post = async (origin: string, body: string, token: string | null, type = 'message/rfc822') => {
    const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
    const response = await fetch(origin + ADDRESS, {
      method: 'POST',
      headers: { 'content-type': type, ...authorization },
      body,
    })
    return [response.status, await response.json()] as const
  }

  it('from whoever has the token marks the mail that came back, and from nobody else [E4] [SEC-08]', async () => {
    const { origin } = product
    const admin = await newPrincipal(product, 'super_admin', 'root')
    const gone = await newPrincipal(product, 'talent', 'gone')
    await ask(origin, requestPasswordReset, { email: gone.email, captcha: await passBotCheck(origin) }, null)
    const { from, words } = await mail.promise
    expect(from).to.equal(BOUNCES)
    const report = bounceOf(words, gone.email)
    for (const token of [null, 'another', TOKEN.slice(1)])
      expect((await post(origin, report, token))[0], `${token}`).to.equal(403)
    expect((await post(origin, report, admin.token))[0]).to.equal(403)
    expect((await post(origin, report, TOKEN, 'text/plain'))[0]).to.equal(415)
    expect((await post(origin, `${report}${'x'.repeat(1024 ** 2)}`, TOKEN))[0]).to.equal(413)
    expect(await post(origin, 'Subject: Away\n\nUntil Monday', TOKEN)).to.deep.equal([200, { noted: false }])
    expect(await post(origin, report, TOKEN)).to.deep.equal([200, { noted: true }])
    expect(await post(origin, report, TOKEN)).to.deep.equal([200, { noted: false }])
    const { body } = await ask(origin, listMessages, { to: gone.email }, admin.token)
    expect(body.messages[0]).to.include({
      state: 'failed',
      reason: 'It came back after it was sent: 550 5.1.1 No such user',
    })
  })

  it('is not found where the install takes none [SEC-08]', async () => {
    const closed = await temporaryStudio()
    const [status] = await post(closed.origin, bounceOf('Message-ID: <a@b>\n', 'ana@example.com'), TOKEN)
    await closed.stop()
    expect(status).to.equal(404)
  })
})
