import { expect } from 'chai'
import type { MailSender, OutgoingMail, OutgoingText, TextSender } from '../application/ports/index.ts'

export type {
  MailSender,
  OutgoingMail,
  OutgoingText,
  SendOutcome,
  TextSender,
} from '../application/ports/index.ts'
export type { DeliveryReport } from '../domain/delivery-report.ts'

export interface MailHarness {
  readonly sender: MailSender
  /** The mails that arrived, oldest first; text and HTML as their reader gets them. */
  received(): Promise<readonly Omit<OutgoingMail, 'id'>[]>
  stop(): Promise<void>
}

export interface TextHarness {
  readonly sender: TextSender
  received(): Promise<readonly Omit<OutgoingText, 'id'>[]>
  stop(): Promise<void>
}

export const sampleMail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: '01980000-0000-7000-8000-000000000001',
  to: 'ana.ruiz@example.com',
  replyTo: 'office@example.com',
  subject: 'Your call time — Zoë 試',
  html: '<p>Ten o’clock, <b>stage 4</b>.</p>',
  text: 'Ten o’clock, stage 4.\n\nA line with a dot:\n.\nSee you there.',
  attachments: [],
  ...change,
})

export const sampleText = (change: Partial<OutgoingText> = {}): OutgoingText => ({
  id: '01980000-0000-7000-8000-000000000002',
  to: '+12125550123',
  body: 'You are next — stage 4 + 5 & 6',
  ...change,
})

export function mailSenderContract(name: string, make: () => Promise<MailHarness>): void {
  describe(`mail sender: ${name}`, () => {
    let harness: MailHarness
    beforeEach(async () => {
      harness = await make()
    })
    afterEach(() => harness.stop())

    it('hands over a mail with both its parts and says so', async () => {
      const { id: _, ...mail } = sampleMail()
      const outcome = await harness.sender.send(sampleMail())
      expect(outcome.state).to.be.oneOf(['sent', 'delivered'])
      expect(await harness.received()).to.deep.equal([mail])
    })

    it('hands over attachments', async () => {
      const attachments = [
        { name: 'call.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
      ]
      await harness.sender.send(sampleMail({ attachments }))
      expect((await harness.received())[0]!.attachments).to.deep.equal(attachments)
    })

    it('goes without an address for answers', async () => {
      await harness.sender.send(sampleMail({ replyTo: null }))
      expect((await harness.received())[0]!.replyTo).to.equal(null)
    })

    it('writes each mail to one address only', async () => {
      await harness.sender.send(sampleMail({ to: 'one@example.com' }))
      await harness.sender.send(sampleMail({ to: 'two@example.com' }))
      expect((await harness.received()).map((mail) => mail.to)).to.deep.equal([
        'one@example.com',
        'two@example.com',
      ])
    })
  })
}

export function textSenderContract(name: string, make: () => Promise<TextHarness>): void {
  describe(`text sender: ${name}`, () => {
    let harness: TextHarness
    beforeEach(async () => {
      harness = await make()
    })
    afterEach(() => harness.stop())

    const text = sampleText()

    it('hands over a text and says so', async () => {
      const { id: _, ...received } = text
      const outcome = await harness.sender.send(text)
      expect(outcome.state).to.be.oneOf(['sent', 'delivered'])
      expect(await harness.received()).to.deep.equal([received])
    })

    it('knows what it was given, so that a broken hand-over need not be repeated [MSG-08]', async () => {
      const ids = async (changes: Partial<OutgoingText> = {}) =>
        await harness.sender.sentSince({ ...text, ...changes }, new Date(0))
      expect(await ids()).to.deep.equal([])
      const outcome = await harness.sender.send(text)
      expect(outcome).to.have.property('providerId').that.is.a('string')
      expect(await ids()).to.deep.equal('providerId' in outcome ? [outcome.providerId] : [])
      expect(await ids({ body: `${text.body}!` })).to.deep.equal([])
      expect(await ids({ to: '+12125550124' })).to.deep.equal([])
    })

    it('believes no report that is not signed [SEC-08]', () => {
      const fields = { MessageSid: 'SM1', MessageStatus: 'delivered' }
      for (const signature of ['', 'forged']) {
        expect(harness.sender.verify({ url: 'https://callboard.test/x', fields, signature })).to.equal(null)
      }
    })
  })
}
