import { expect } from 'chai'
import twilio from 'twilio'
import { installTexts } from './install-texts.ts'

const authToken = 'the-auth-token-of-the-tests'
const url = 'https://callboard.test/api/webhooks/twilio/status/m-1'
const texts = installTexts({
  accountSid: `AC${'0a'.repeat(16)}`,
  authToken,
  from: '+13105550100',
  statusCallbackUrl: 'https://callboard.test/api/webhooks/twilio/status',
})

/** Fields as Twilio sends them; it adds new ones without notice. */
const fields = (MessageStatus: string, more: Record<string, string> = {}) => ({
  AccountSid: `AC${'0a'.repeat(16)}`,
  ApiVersion: '2010-04-01',
  From: '+13105550100',
  MessageSid: 'SM1',
  MessageStatus,
  SmsSid: 'SM1',
  SmsStatus: MessageStatus,
  To: '+12125550123',
  NewField: 'Zoë & co',
  ...more,
})

/** As Twilio's own SDK signs it. */
const signed = (form: Record<string, string>, { at = url, key = authToken } = {}) => ({
  url,
  fields: form,
  signature: twilio.getExpectedTwilioSignature(key, at, form),
})

describe('signed reports of Twilio', () => {
  it('are believed when Twilio signed this address and these fields [SEC-08]', () => {
    expect(texts.verify(signed(fields('delivered')))).to.deep.equal({
      providerId: 'SM1',
      state: 'delivered',
      reason: null,
    })
  })

  it('are believed with the port in the address or without, as Twilio signs both', () => {
    const withPort = url.replace('callboard.test', 'callboard.test:443')
    expect(texts.verify(signed(fields('sent'), { at: withPort }))).not.to.equal(null)
  })

  it('are forgeries with another key, address or field, with a field more or less, or unsigned [SEC-08]', () => {
    const right = signed(fields('delivered'))
    const { NewField: _, ...less } = right.fields
    const forged = [
      signed(fields('delivered'), { key: 'another' }),
      signed(fields('delivered'), { at: url.replace('m-1', 'm-2') }),
      signed(fields('delivered'), { at: url.replace('https:', 'http:') }),
      signed(fields('delivered'), { at: url.replace('callboard.test', 'proxy.internal') }),
      { ...right, fields: { ...right.fields, MessageStatus: 'failed' } },
      { ...right, fields: { ...right.fields, Added: '1' } },
      { ...right, fields: less },
      { ...right, signature: '' },
      { ...right, signature: right.signature.toLowerCase() },
      { ...right, signature: `${right.signature} ` },
    ]
    for (const [index, call] of forged.entries()) expect(texts.verify(call), String(index)).to.equal(null)
  })

  it('say how the text fares in words of ours', () => {
    const report = (status: string, ErrorCode?: string) =>
      texts.verify(signed(fields(status, ErrorCode === undefined ? {} : { ErrorCode })))
    for (const status of ['accepted', 'queued', 'scheduled', 'sending', 'sent', 'word of the future'])
      expect(report(status), status).to.deep.include({ state: 'sent', reason: null })
    for (const status of ['delivered', 'read'])
      expect(report(status), status).to.include({ state: 'delivered' })
    for (const status of ['failed', 'undelivered', 'canceled'])
      expect(report(status, '30003'), status).to.include({
        state: 'failed',
        reason: 'The phone is switched off or out of reach.',
      })
    expect(report('failed', '21610')!.reason).to.contain('STOP')
    expect(report('failed', '39999')!.reason).to.contain('39999')
    expect(report('failed')!.reason).to.contain('did not say why')
  })

  it('say apart what is wrong with the number [M1] [M2]', () => {
    const cause = (ErrorCode: string) => texts.verify(signed(fields('undelivered', { ErrorCode })))?.cause
    for (const code of ['21211', '21614', '30006']) expect(cause(code), code).to.equal('invalid')
    expect([cause('21610'), cause('30003')]).to.deep.equal(['opted_out', null])
  })
})

describe('signed replies of Twilio', () => {
  const inbound = 'https://callboard.test/api/webhooks/twilio/inbound'
  const reply = (more: Record<string, string> = {}) => ({
    MessageSid: 'SM2',
    AccountSid: `AC${'0a'.repeat(16)}`,
    From: '+12125550123',
    To: '+13105550100',
    Body: ' Stop ',
    NumMedia: '0',
    ...more,
  })

  const right = (form: Record<string, string>) => ({ ...signed(form, { at: inbound }), url: inbound })

  it('bring the words, their writer and the sender that they answer [SEC-08] [M1]', () => {
    const expected = { providerId: 'SM2', phone: '+12125550123', words: ' Stop ', to: ['+13105550100'] }
    expect(texts.verifyReply(right(reply()))).to.deep.equal(expected)
    const service = reply({ MessagingServiceSid: 'MG1' })
    expect(texts.verifyReply(right(service))?.to).to.deep.equal(['+13105550100', 'MG1'])
  })

  it('are forgeries with another key, address or field, or unsigned [SEC-08]', () => {
    const call = right(reply())
    const forged = [
      { ...call, signature: '' },
      { ...call, url: `${inbound}?holder=user-dana` },
      { ...call, fields: { ...call.fields, From: '+12125550199' } },
      { ...signed(reply(), { at: inbound, key: 'another' }), url: inbound },
    ]
    for (const [index, each] of forged.entries())
      expect(texts.verifyReply(each), String(index)).to.equal(null)
  })
})
