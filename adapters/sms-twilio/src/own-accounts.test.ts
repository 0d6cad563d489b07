import { sampleText, textSenderContract } from '@callboard/admin/testing'
import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import twilio from 'twilio'
import { ownTwilioAccounts } from './own-accounts.ts'
import { type Answer, TwilioServer } from './testing/twilio-server.ts'

const INSTALL = { accountSid: `AC${'00'.repeat(16)}`, authToken: 'of the install', from: '+13105550100' }
const OWN = { accountSid: `AC${'0a'.repeat(16)}`, authToken: 'the-auth-token-of-dana', from: '+13105550199' }
const HOLDER = { holderId: 'user-dana', holderEmail: 'dana@example.com' }
const statusCallbackUrl = 'https://callboard.test/api/webhooks/twilio/status'

async function started() {
  const server = new TwilioServer(INSTALL)
  server.open(OWN)
  const line = { statusCallbackUrl, apiBase: await server.start() }
  const accounts = ownTwilioAccounts(line)
  /** Only for a server that is silent: any other answer may take its time. */
  const impatient = ownTwilioAccounts({ ...line, timeout: 100 })
  return { server, accounts, impatient, texts: accounts.of({ ...OWN, ...HOLDER }) }
}

textSenderContract('Twilio, an own account', async () => {
  const { server, texts } = await started()
  return {
    sender: texts,
    received: async () => server.messages.map(({ to, body }) => ({ to, body })),
    stop: () => server.stop(),
  }
})

describe('own accounts at Twilio', () => {
  let peer: Awaited<ReturnType<typeof started>>
  beforeEach(async () => {
    peer = await started()
  })
  afterEach(() => peer.server.stop())

  it('send from their own number, and know nothing of texts that left with others [MSG-06]', async () => {
    await peer.texts.send(sampleText())
    expect(peer.server.messages).to.have.length(1)
    expect(peer.server.messages[0]).to.include({ account_sid: OWN.accountSid, from: OWN.from })
    const install = peer.accounts.of({ ...INSTALL, ...HOLDER })
    expect(await install.sentSince(sampleText(), new Date(0))).to.deep.equal([])
    expect(await peer.texts.sentSince(sampleText(), new Date(0))).to.have.length(1)
  })

  it('believe only reports that Twilio signed with their own token [SEC-08]', () => {
    const url = `${statusCallbackUrl}/m-1`
    const fields = { MessageSid: 'SM1', MessageStatus: 'delivered' }
    const signed = (token: string) => ({
      url,
      fields,
      signature: twilio.getExpectedTwilioSignature(token, url, fields),
    })
    expect(peer.texts.verify(signed(OWN.authToken))).to.include({ state: 'delivered' })
    expect(peer.texts.verify(signed(INSTALL.authToken))).to.equal(null)
  })

  const REFUSED: readonly (readonly [string, Answer, RegExp])[] = [
    ['credentials', { status: 401, body: { code: 20003, message: 'Authenticate' } }, /the auth token\.$/],
    ['a closed account', { status: 403, body: { code: 20005, message: 'Not active' } }, /the auth token\.$/],
    [
      'a sender',
      { status: 400, body: { code: 21606, message: 'From is not yours' } },
      /From is not yours.*number/,
    ],
    [
      'a service',
      { status: 400, body: { code: 21703, message: 'No numbers in it' } },
      /No numbers in it.*number/,
    ],
  ]
  for (const [what, answer, words] of REFUSED)
    it(`say that the account is refused when Twilio refuses ${what}, without secrets`, async () => {
      peer.server.always = answer
      for (const call of [peer.texts.send(sampleText()), peer.texts.sentSince(sampleText(), new Date(0))]) {
        const error = await refusalOf(call)
        expect([error.kind, error.code]).to.deep.equal(['unavailable', 'text_account_refused'])
        expect(error.message).to.match(words).and.not.to.contain('TWILIO_')
        expect(`${JSON.stringify(error)} ${error.stack} ${error.cause}`).not.to.contain(OWN.authToken)
      }
    })

  it('say when it is Twilio that is at fault, not the account [INT-06]', async () => {
    peer.server.always = 'silence'
    const texts = peer.impatient.of({ ...OWN, ...HOLDER })
    expect((await refusalOf(texts.send(sampleText()))).code).to.equal('texts_unavailable')
  })

  describe('that are checked', () => {
    const check = (changes: Partial<typeof OWN> = {}) => peer.accounts.check({ ...OWN, ...changes })

    for (const from of [OWN.from, '40404', `MG${'0b'.repeat(16)}`])
      it(`are good when Twilio knows them and ${from} is theirs`, async () => {
        peer.server.open({ ...OWN, from })
        await check({ from })
      })

    it('are refused by the field that is wrong', async () => {
      const wrong: readonly (readonly [Partial<typeof OWN>, string])[] = [
        [{ authToken: 'another' }, 'auth_token'],
        [{ accountSid: `AC${'0c'.repeat(16)}` }, 'auth_token'],
        [{ from: INSTALL.from }, 'from'],
        [{ from: '40405' }, 'from'],
        [{ from: `MG${'0d'.repeat(16)}` }, 'from'],
      ]
      for (const [changes, field] of wrong) {
        expect((await refusalOf(check(changes))).fields, JSON.stringify(changes)).to.have.all.keys(field)
      }
      peer.server.status = 'suspended'
      expect((await refusalOf(check())).fields).to.deep.equal({
        account_sid: 'Twilio says that this account is suspended.',
      })
    })

    it('cannot be told good or bad while Twilio is away [INT-06]', async () => {
      peer.server.always = 'silence'
      expect((await refusalOf(peer.impatient.check(OWN))).kind).to.equal('unavailable')
      peer.server.always = { status: 503, body: '<html>' }
      expect((await refusalOf(check())).kind).to.equal('unavailable')
      await peer.server.stop()
      expect((await refusalOf(check())).message).to.contain('cannot be reached')
    })
  })
})
