import { eachTest, MemoryJobStore, refusalOf, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { listMessages, resendMessage } from '../contract/index.ts'
import type { MailReport, ReportedRecipient } from '../domain/mail-report.ts'
import type { MakeAdminStore } from './admin-store.contract.ts'
import { adminWorld, SUPER_ADMIN } from './admin-world.ts'

const ANA = 'ana@example.com'
const GONE = '550 5.1.1 No such user'

/** Mails that come back after a server took them, and complaints: run by every adapter of the store. */
export function mailReportsSuite(name: string, make: MakeAdminStore, scope: TestScope = 'all'): void {
  describe(`reports on mails: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make([])
      const made = adminWorld(store, new MemoryJobStore())
      made.mails.next = async () => ({
        state: 'sent',
        providerId: `<${made.mails.given.at(-1)!.id}@cb.test>`,
      })
      return { world: made, store, stop }
    })
    const world = () => harness().world
    type Wish = Parameters<ReturnType<typeof world>['wish']>[0]
    let wishes = 0
    const wish = async (changes: Wish = {}) => {
      wishes += 1
      await world().wish({ key: `mail:${wishes}`, to: ANA, ...changes })
      return (await world().all())[0]!.id
    }
    const sent = async (changes?: Wish) => {
      const id = await wish(changes)
      await world().send(id)
      return id
    }
    /** Sent again by a super admin. */
    const resent = async (id: string) => {
      await world().call(resendMessage, SUPER_ADMIN, { id })
      await world().send(id)
    }
    const bounce = (mail: string, changes: Partial<ReportedRecipient> = {}): MailReport => ({
      kind: 'bounce',
      messageId: `<${mail}@cb.test>`,
      recipients: [{ addresses: [ANA], action: 'failed', status: '5.1.1', words: GONE, ...changes }],
    })
    const complaint = (mail: string, addresses = [ANA]): MailReport => ({
      kind: 'complaint',
      messageId: `<${mail}@cb.test>`,
      addresses,
    })
    const noted = async (report: MailReport | null) => (await world().mailReport(report)).noted
    const fate = async (id: string) => {
      const { state, reason } = await world().find(id)
      return [state, reason]
    }
    const mark = () => harness().store.read(({ deadAddresses }) => deadAddresses.find(ANA))

    it('mark an address that nobody has, which gets no mail from then on [E4]', async () => {
      const id = await sent()
      expect(await noted(bounce(id))).to.equal(true)
      expect(await fate(id)).to.deep.equal(['failed', `It came back after it was sent: ${GONE}`])
      const day = world().clock.now().toISOString().slice(0, 10)
      expect(await fate(await sent())).to.deep.equal([
        'failed',
        `Not sent: mail to this address was stopped on ${day} (${GONE}).`,
      ])
      expect(world().mails.given).to.have.length(1)
      const { messages } = await world().call(listMessages, SUPER_ADMIN, { state: 'failed' })
      expect(messages).to.have.length(2)
    })

    it('compare the address without case', async () => {
      const id = await sent({ to: 'Ana@Example.com' })
      expect(await noted(bounce(id, { addresses: ['relayed@example.net', ANA] }))).to.equal(true)
    })

    it('mark the address of a recipient who called a mail unwanted, also for mails that sign in', async () => {
      const id = await sent()
      expect(await noted(complaint(id))).to.equal(true)
      expect(await fate(id)).to.deep.equal([
        'failed',
        'After it was sent, its recipient said that this is unwanted mail.',
      ])
      expect((await fate(await sent({ template: 'GUEST_CODE_EMAIL', values: { CODE: '123456' } })))[1])
        .to.contain('Not sent: mail to this address was stopped on')
        .and.to.contain('(its recipient said that this is unwanted mail)')
      expect(world().mails.given).to.have.length(1)
    })

    for (const [status, words] of [
      ['5.2.2', '552 5.2.2 Mailbox full'],
      ['5.7.1', '554 5.7.1 Looks like spam'],
      ['5.1.8', '550 5.1.8 Sender unknown'],
      ['4.4.7', 'Delivery time expired'],
    ] as const)
      it(`tell that a mail failed, and leave its address: ${status}`, async () => {
        const id = await sent()
        expect(await noted(bounce(id, { status, words }))).to.equal(true)
        expect(await fate(id)).to.deep.equal(['failed', `It came back after it was sent: ${words}`])
        expect([await mark(), (await fate(await sent()))[0]]).to.deep.equal([null, 'sent'])
      })

    it('change nothing that is about another mail, another address or no end', async () => {
      const id = await sent()
      const waiting = await wish()
      const text = await wish({ channel: 'sms', template: 'ON_DECK_TEXT', to: '+13105550100' })
      await world().send(text)
      const reports = [
        null,
        bounce('nothing-of-ours'),
        bounce(''),
        bounce(`${id}.2`),
        bounce(waiting),
        bounce(text, { addresses: ['+13105550100'] }),
        bounce(id, { addresses: ['bo@example.com'] }),
        ...['delayed', 'relayed', 'delivered', 'expanded', ''].map((action) => bounce(id, { action })),
        complaint(id, ['bo@example.com']),
        { ...bounce(id), messageId: `<${id}@elsewhere.test>` },
      ]
      const before = await Promise.all([id, waiting, text].map((one) => world().find(one)))
      for (const report of reports) expect(await noted(report), JSON.stringify(report)).to.equal(false)
      expect(await Promise.all([id, waiting, text].map((one) => world().find(one)))).to.deep.equal(before)
      expect(await mark()).to.equal(null)
    })

    it('change nothing the second time, and a complaint nothing after a bounce', async () => {
      const id = await sent()
      await noted(bounce(id))
      const [before, marked] = [await world().find(id), await mark()]
      world().clock.advance(1_000)
      for (const again of [bounce(id), complaint(id)]) expect(await noted(again)).to.equal(false)
      expect([await world().find(id), await mark()]).to.deep.equal([before, marked])
    })

    race('are noted once when they come twice at the same moment', async () => {
      const id = await sent()
      const twice = await Promise.all([noted(bounce(id)), noted(bounce(id))])
      expect(twice).to.have.members([true, false])
    })

    it('are about the sending that they name, and not about a later one', async () => {
      const id = await sent()
      await noted(bounce(id))
      await world().call(resendMessage, SUPER_ADMIN, { id })
      expect([await noted(bounce(id)), (await fate(id))[0]]).to.deep.equal([false, 'queued'])
      await world().send(id)
      expect(world().mails.given.map((mail) => mail.id)).to.deep.equal([id, `${id}.2`])
      expect([await noted(bounce(id)), (await fate(id))[0]]).to.deep.equal([false, 'sent'])
      expect([await noted(bounce(`${id}.2`)), (await fate(id))[0]]).to.deep.equal([true, 'failed'])
      await resent(id)
      expect(world().mails.given.at(-1)!.id).to.equal(`${id}.3`)
    })

    it('leave an address alone whose mark was lifted after their mail went out', async () => {
      const [first, second] = [await sent(), await sent()]
      await noted(bounce(first))
      world().clock.advance(1_000)
      await resent(first)
      expect([await noted(bounce(second)), (await fate(second))[0]]).to.deep.equal([true, 'failed'])
      expect((await fate(await sent()))[0]).to.equal('sent')
      expect(await noted(bounce(`${first}.2`))).to.equal(true)
      expect((await fate(await sent()))[0]).to.equal('failed')
    })

    it('are believed before our own note of the hand-over is made, also after tries without an answer', async () => {
      const id = await wish()
      world().mails.next = async () => {
        expect(await noted(bounce(id))).to.equal(true)
        return { state: 'sent', providerId: `<${id}@cb.test>` }
      }
      await world().send(id)
      expect((await fate(id))[0]).to.equal('failed')
      const other = await wish({ to: 'bo@example.com' })
      world().mails.next = async () => {
        throw new Error('No answer')
      }
      await world()
        .send(other)
        .catch(() => {})
      expect(await noted(bounce(other, { addresses: ['bo@example.com'] }))).to.equal(true)
      await world().send(other)
      expect((await fate(other))[0]).to.equal('failed')
    })

    it('leave no secret in the log', async () => {
      const values = { LINK: 'https://callboard.test/reset/s3cr3t' }
      const id = await wish({ template: 'RESET_PASSWORD', values })
      world().mails.next = async () => {
        await noted(bounce(id))
        return { state: 'sent', providerId: null }
      }
      await world().send(id)
      expect(await world().find(id)).to.deep.include({ state: 'failed', values: {} })
      expect(JSON.stringify(await world().find(id))).not.to.contain('s3cr3t')
    })

    it('are refused with another token, and where none are taken [SEC-08]', async () => {
      const id = await sent()
      for (const bearer of ['', 'another'])
        expect((await refusalOf(world().mailReport(bounce(id), bearer))).kind).to.equal('denied')
      world().reports.isOpen = false
      expect((await refusalOf(world().mailReport(bounce(id)))).kind).to.equal('missing')
      expect((await fate(id))[0]).to.equal('sent')
    })
  })
}
