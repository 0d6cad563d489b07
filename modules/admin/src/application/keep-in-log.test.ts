import { expect } from 'chai'
import { sampleText } from '../testing/senders.contract.ts'
import { LogTextSender, NoTextSender } from './keep-in-log.ts'
import type { TextSender } from './ports/index.ts'

const SENDERS: readonly TextSender[] = [new LogTextSender(), new NoTextSender()]

describe('an install without an SMS provider', () => {
  for (const sender of SENDERS)
    it(`believes no report and has handed nothing over: ${sender.constructor.name} [SEC-08]`, async () => {
      const fields = { MessageSid: 'SM1', MessageStatus: 'delivered' }
      expect(sender.verify({ url: 'https://callboard.test/x', fields, signature: 'any' })).to.equal(null)
      await sender.send(sampleText())
      expect(await sender.sentSince(sampleText(), new Date(0))).to.deep.equal([])
    })

  it('keeps a text in the message log, or refuses it so that it goes by e-mail [MSG-06]', async () => {
    expect(await new LogTextSender().send()).to.include({ state: 'kept' })
    expect(await new NoTextSender().send()).to.include({ state: 'refused' })
  })
})
