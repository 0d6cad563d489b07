import { type OutgoingText, sampleText, textSenderContract } from '@callboard/admin/testing'
import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { installTexts } from './install-texts.ts'
import type { TwilioSettings } from './settings.ts'
import { type Answer, TwilioServer } from './testing/twilio-server.ts'

const SECRET = 'the-auth-token-of-the-tests'
const SETTINGS: TwilioSettings = {
  accountSid: `AC${'0a'.repeat(16)}`,
  authToken: SECRET,
  from: '+13105550100',
  statusCallbackUrl: 'https://callboard.test/api/webhooks/twilio/status',
}
const EPOCH = new Date(0)

async function started(changes: Partial<TwilioSettings> = {}) {
  const server = new TwilioServer({ ...SETTINGS, from: changes.from ?? SETTINGS.from })
  const apiBase = await server.start()
  return { server, apiBase, sender: installTexts({ ...SETTINGS, apiBase, ...changes }) }
}

textSenderContract('Twilio', async () => {
  const { server, sender } = await started()
  return {
    sender,
    received: async () => server.messages.map(({ to, body }) => ({ to, body })),
    stop: () => server.stop(),
  }
})

describe('texts of the install', () => {
  let peer: Awaited<ReturnType<typeof started>>
  const start = async (changes?: Partial<TwilioSettings>) => {
    peer = await started(changes)
  }
  afterEach(() => peer.server.stop())
  const send = (changes?: Partial<OutgoingText>) => peer.sender.send(sampleText(changes))

  it('sends from the number of the account and asks for reports about this message [MSG-06]', async () => {
    await start()
    const outcome = await send({ id: 'm-1' })
    const [message] = peer.server.messages
    expect(outcome).to.deep.equal({ state: 'sent', providerId: message!.sid })
    expect(message).to.include({
      from: '+13105550100',
      messaging_service_sid: null,
      statusCallback: 'https://callboard.test/api/webhooks/twilio/status/m-1',
    })
  })

  it('sends by a Messaging Service when it has one', async () => {
    const service = `MG${'0b'.repeat(16)}`
    await start({ from: service })
    await send()
    expect(peer.server.messages[0]).to.include({ from: null, messaging_service_sid: service })
  })

  it('gives up texts that Twilio refuses for good, and says why in plain words [MSG-06]', async () => {
    await start()
    expect(await send({ to: '+1' })).to.deep.equal({
      state: 'refused',
      reason: 'This is not a valid phone number.',
      cause: 'invalid',
    })
    const refused: readonly (readonly [number, RegExp])[] = [
      [21214, /cannot be reached/],
      [21217, /not a valid phone number/],
      [21408, /region/],
      [21610, /opted out .* STOP/],
      [21612, /cannot be reached by text/],
      [21614, /mobile phone/],
      [21617, /longer than/],
    ]
    for (const [index, [code, words]] of refused.entries()) {
      const to = `+1310555020${index}`
      peer.server.refuse(to, code, 'Words of Twilio')
      const outcome = await send({ to })
      expect(outcome, String(code)).to.have.property('state', 'refused')
      expect(outcome, String(code)).to.have.property('reason').that.matches(words)
    }
    expect(await send()).to.have.property('state', 'sent')
  })

  it('asks Twilio each time about numbers that opted out: a number that sends START gets texts again [MSG-06]', async () => {
    await start()
    const to = '+13105550201'
    peer.server.refuse(to, 21610, 'Attempt to send to unsubscribed recipient')
    expect(await send({ to })).to.have.property('state', 'refused')
    expect(peer.server.messages).to.deep.equal([])
    peer.server.accept(to)
    expect(await send({ to })).to.have.property('state', 'sent')
  })

  it('asks to try again when nothing is wrong with the text, saying whether it is the account, without secrets [INT-06]', async () => {
    await start()
    const answers: readonly (readonly [Answer, RegExp, 'account refused'?])[] = [
      [
        { status: 401, body: { code: 20003, message: 'Authenticate' } },
        /TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN/,
        'account refused',
      ],
      [
        { status: 429, body: { code: 20429, message: 'Too Many Requests' }, headers: { 'retry-after': '1' } },
        /slowly/,
      ],
      [{ status: 500, body: { code: 20500, message: 'Internal' } }, /status 500/],
      [{ status: 503, body: '<html>Service Unavailable</html>' }, /status 503/],
      [{ status: 400, body: { code: 21609, message: 'Invalid StatusCallback' } }, /CALLBOARD_PUBLIC_URL/],
      [
        { status: 400, body: { code: 21606, message: 'The From number is not yours' } },
        /From number is not yours.*TWILIO_FROM/,
        'account refused',
      ],
      [{ status: 201, body: 'not JSON' }, /cannot be understood/],
      ['taken, then broken', /cannot be reached \(ECONNRESET\)/],
    ]
    for (const [answer, words, refused] of answers) {
      const code = refused ? 'text_account_refused' : 'texts_unavailable'
      peer.server.always = answer
      for (const call of [send(), peer.sender.sentSince(sampleText(), EPOCH)]) {
        const error = await refusalOf(call)
        expect([error.kind, error.code]).to.deep.equal(['unavailable', code])
        expect(error.message).to.match(words)
        expect(`${JSON.stringify(error)} ${error.stack} ${error.cause}`).not.to.contain(SECRET)
      }
    }
    peer.server.always = null
    expect(await send()).to.have.property('state', 'sent')
  })

  it('asks to try again when Twilio does not answer, without secrets [INT-06]', async () => {
    await start({ timeout: 100 })
    peer.server.always = 'silence'
    for (const call of [send(), peer.sender.sentSince(sampleText(), EPOCH)]) {
      const error = await refusalOf(call)
      expect([error.kind, error.code]).to.deep.equal(['unavailable', 'texts_unavailable'])
      expect(error.message).to.match(/did not answer within 0.1 seconds/)
      expect(`${JSON.stringify(error)} ${error.stack} ${error.cause}`).not.to.contain(SECRET)
    }
  })

  it('says that our credentials are wrong when Twilio finds them so', async () => {
    await start({ authToken: 'another' })
    expect((await refusalOf(send())).message).to.contain('TWILIO_AUTH_TOKEN')
    expect(peer.server.messages).to.deep.equal([])
  })

  it('works again by itself when Twilio is back [INT-06]', async () => {
    await start()
    const port = Number(new URL(peer.apiBase).port)
    await peer.server.stop()
    expect((await refusalOf(send())).message).to.contain('cannot be reached (ECONNREFUSED)')
    peer.server = new TwilioServer(SETTINGS)
    await peer.server.start(port)
    expect(await send()).to.have.property('state', 'sent')
  })

  it('finds a text again whose answer was lost, and none that failed or is from before [MSG-08]', async () => {
    await start()
    peer.server.always = 'taken, then broken'
    await refusalOf(send())
    peer.server.always = null
    const found = () => peer.sender.sentSince(sampleText(), new Date())
    const [lost] = peer.server.messages
    expect(await found()).to.deep.equal([lost!.sid])
    await send()
    expect(await found()).to.deep.equal(peer.server.messages.map(({ sid }) => sid))
    lost!.status = 'undelivered'
    peer.server.messages[1]!.date_created = new Date(Date.now() - 300_000)
    expect(await found()).to.deep.equal([])
  })

  it('refuses settings that cannot work, naming the one at fault', async () => {
    await start()
    const wrong: readonly (readonly [Partial<TwilioSettings>, string])[] = [
      [{ accountSid: 'SK123' }, 'TWILIO_ACCOUNT_SID'],
      [{ authToken: ' ' }, 'TWILIO_AUTH_TOKEN'],
      [{ from: '310 555' }, 'TWILIO_FROM'],
      [{ statusCallbackUrl: '/status' }, 'CALLBOARD_PUBLIC_URL'],
      [{ apiBase: 'api.twilio.com' }, 'TWILIO_API'],
    ]
    for (const [changes, name] of wrong) {
      expect(() => installTexts({ ...SETTINGS, ...changes }), name).to.throw(Error, name)
    }
  })
})
