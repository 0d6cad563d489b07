import {
  eachTest,
  MemoryJobStore,
  promisedAs,
  refusalOf,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import { sendText } from '../application/jobs.ts'
import { getMessage, listMessages, resendMessage } from '../contract/index.ts'
import { LEASE_MS, MAX_ATTEMPTS, MOST_TEXTS } from '../domain/message.ts'
import type { MakeAdminStore } from './admin-store.contract.ts'
import { adminWorld, SUPER_ADMIN } from './admin-world.ts'

const PHONE = '+13105550100'
const EMAIL = 'ana@example.com'

/** How texts fare after they were handed over, over a real store: run by every adapter of the store. */
export function textDeliverySuite(name: string, make: MakeAdminStore, scope: TestScope = 'all'): void {
  describe(`delivery of texts: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make([])
      return { world: adminWorld(store, new MemoryJobStore()), stop }
    })
    const world = () => harness().world
    type Wish = Parameters<ReturnType<typeof world>['wish']>[0]
    const wish = async (changes: Wish = {}) => {
      const channel = 'sms'
      await world().wish({ channel, template: 'ON_DECK_TEXT', to: PHONE, fallback_email: EMAIL, ...changes })
      const [newest] = await world().all()
      return newest!.id
    }
    const stateOf = async (id: string) => (await world().find(id)).state
    const mails = async () => (await world().all()).filter(({ channel }) => channel === 'email')

    /** A sender that dies: its try never comes back. @param taken whether the provider has the text by then */
    const dieSending = async (id: string, taken: boolean) => {
      const { texts } = world()
      const usual = texts.next
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      texts.next = () => {
        if (taken) texts.take()
        begin()
        return new Promise(() => {})
      }
      void world().send(id)
      await begun
      texts.next = usual
      world().clock.advance(LEASE_MS)
    }

    describe('of which a number gets too many', () => {
      it('go by e-mail once 30 went to it within the hour, whatever asked for them [SEC-02]', async () => {
        for (let text = 0; text < MOST_TEXTS; text += 1)
          await world().send(await wish({ key: `text ${text}` }))
        const late = await wish({ key: 'one more' })
        await world().send(late)
        expect(world().texts.taken).to.have.length(MOST_TEXTS)
        expect(await world().find(late)).to.include({
          state: 'failed',
          reason: 'Not sent: 30 texts went to this number within the hour.',
        })
        expect(await mails()).to.have.length(1)
        await world().send(await wish({ key: 'to another', to: '+13105550101' }))
        world().clock.advance(3_600_000)
        await world().send(await wish({ key: 'an hour later' }))
        expect(world().texts.taken).to.have.length(MOST_TEXTS + 2)
      })
    })

    describe('whose hand-over was broken off', () => {
      it('are not sent again when the provider has them [MSG-08]', async () => {
        const id = await wish()
        await dieSending(id, true)
        await world().send(id)
        expect(world().texts.given).to.have.length(1)
        expect(await world().find(id)).to.include({ state: 'sent', providerId: 'SM1' })
      })

      it('are sent when the provider has them not, also where it has the same words for another [MSG-08]', async () => {
        const other = await wish({ key: 'called once' })
        await world().send(other)
        const id = await wish({ key: 'called twice' })
        await dieSending(id, false)
        await world().send(id)
        expect(world().texts.taken).to.have.length(2)
        expect(await world().find(id)).to.include({ state: 'sent', providerId: 'SM2' })
      })

      it('are asked for after a try without an answer, and not at the first try', async () => {
        const id = await wish()
        world().texts.next = async () => {
          world().texts.take()
          throw new Error('No answer')
        }
        await world()
          .send(id)
          .catch(() => {})
        expect([world().texts.asked, await stateOf(id)]).to.deep.equal([0, 'queued'])
        await world().send(id)
        expect([world().texts.asked, await stateOf(id)]).to.deep.equal([1, 'sent'])
        expect(world().texts.given).to.have.length(1)
      })

      it('are not sent twice when they are given up, taken after all, and sent again by an admin [MSG-08]', async () => {
        const id = await wish({ fallback_email: undefined })
        let isLast = false
        world().texts.next = async () => {
          if (isLast) world().texts.take()
          throw new Error('No answer')
        }
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
          isLast = attempt === MAX_ATTEMPTS
          await world()
            .send(id)
            .catch(() => {})
        }
        expect(await stateOf(id)).to.equal('failed')
        await world().call(resendMessage, SUPER_ADMIN, { id })
        await world().send(id)
        expect(await world().find(id)).to.include({ state: 'sent', providerId: 'SM1' })
        expect(world().texts.taken).to.have.length(1)
      })

      it('are settled by the report of the provider [MSG-08]', async () => {
        const id = await wish()
        await dieSending(id, true)
        await world().report(id, 'SM1', 'delivered')
        await world().send(id)
        expect(world().texts.given).to.have.length(1)
        expect(await world().find(id)).to.include({ state: 'delivered', providerId: 'SM1' })
      })

      it('are never lost, and never sent twice, however often senders die [R7] [MSG-08] [REL-01]', async () => {
        const all = []
        for (let made = 0; made < 30; made += 1)
          all.push(await wish({ key: `m${made}`, to: `+1310555${1000 + made}` }))
        for (const [index, id] of all.entries()) {
          for (let death = 0; death < index % 4; death += 1) await dieSending(id, false)
          if (index % 2 === 1) await dieSending(id, true)
          await world().send(id)
        }
        const numbers = world().texts.taken.map(({ to }) => to)
        expect(numbers).to.have.length(all.length)
        expect(new Set(numbers).size).to.equal(all.length)
        for (const id of all) expect(await stateOf(id)).to.equal('sent')
      })

      it('have a run left after their last try, which writes down that it died [REL-05]', () => {
        expect(sendText.attempts).to.be.above(MAX_ATTEMPTS)
      })

      it('end failed when every sender died, and go by e-mail [REL-05]', async () => {
        const id = await wish()
        for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) await dieSending(id, false)
        await world().send(id)
        expect(await world().find(id)).to.include({
          state: 'failed',
          reason: 'Sending was broken off each time it was tried.',
        })
        expect(await mails()).to.have.length(1)
      })
    })

    describe('and the reports of the provider', () => {
      const sent = async (changes?: Wish) => {
        const id = await wish(changes)
        await world().send(id)
        return id
      }

      it('go forwards only, and a repeated one does nothing new', async () => {
        const id = await sent()
        world().promised.length = 0
        await world().report(id, 'SM1', 'sent')
        await world().report(id, 'SM1', 'delivered')
        const delivered = await world().find(id)
        expect(delivered).to.include({ state: 'delivered', reason: null })
        world().clock.advance(1_000)
        for (const late of ['delivered', 'sent', 'failed']) await world().report(id, 'SM1', late)
        expect(await world().find(id)).to.deep.equal(delivered)
        expect(world().promised).to.deep.equal([])
      })

      it('are believed before our own note of the hand-over is made', async () => {
        const id = await wish()
        world().texts.next = async () => {
          const providerId = world().texts.take()
          await world().report(id, providerId, 'delivered')
          return { state: 'sent', providerId }
        }
        await world().send(id)
        expect(await world().find(id)).to.include({ state: 'delivered', providerId: 'SM1' })
      })

      it('are refused when they are not signed, and change nothing [SEC-08]', async () => {
        const id = await sent()
        const before = await world().find(id)
        for (const signature of ['', 'forged']) {
          const call = world().report(id, 'SM1', 'failed', { signature })
          expect((await refusalOf(call)).kind).to.equal('denied')
        }
        expect(await world().find(id)).to.deep.equal(before)
      })

      it('are about texts that are there', async () => {
        expect((await refusalOf(world().report('none', 'SM1', 'sent'))).kind).to.equal('missing')
        await world().wish({ key: 'mail' })
        const [mail] = await world().all()
        expect((await refusalOf(world().report(mail!.id, 'SM1', 'sent'))).kind).to.equal('missing')
      })

      it('are about the hand-over they name, not about a later one', async () => {
        const id = await sent()
        await world().report(id, 'SM1', 'failed')
        await world().call(resendMessage, SUPER_ADMIN, { id })
        await world().report(id, 'SM1', 'failed')
        expect(await stateOf(id)).to.equal('queued')
        await world().send(id)
        await world().report(id, 'SM1', 'failed')
        expect(await world().find(id)).to.include({ state: 'sent', providerId: 'SM2' })
      })

      it('tell the truth also about a text that we gave up without an answer', async () => {
        const id = await wish()
        world().texts.next = async () => {
          throw new Error('No answer')
        }
        for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1)
          await world()
            .send(id)
            .catch(() => {})
        expect(await stateOf(id)).to.equal('failed')
        await world().report(id, 'SM9', 'delivered')
        expect(await world().find(id)).to.include({ state: 'delivered', reason: null, providerId: 'SM9' })
      })
    })

    describe('that fail for good', () => {
      const refuse = () => {
        world().texts.next = async () => ({ state: 'refused', reason: 'The number has opted out.' })
      }

      it('go by e-mail when the provider refuses them at once [MSG-06]', async () => {
        const id = await wish({
          values: { PROJECT_NAME: 'Harbour', TALENT_STATUS_LINK: 'https://cb.test/m/1' },
        })
        refuse()
        world().promised.length = 0
        await world().send(id)
        expect(await world().find(id)).to.include({ state: 'failed', reason: 'The number has opted out.' })
        const [mail] = await mails()
        expect(mail).to.include({ to: EMAIL, template: 'TEXT_AS_EMAIL', insteadOf: id, state: 'queued' })
        expect(promisedAs(world().promised, 'admin.send-email')).to.deep.equal([{ message_id: mail!.id }])
        await world().send(mail!.id)
        const { rendered } = await world().find(id)
        expect(world().mails.given[0]!.html).to.contain(rendered!.text).and.to.contain('https://cb.test/m/1')
        const { messages } = await world().call(listMessages, SUPER_ADMIN, { channel: 'email' })
        expect(messages[0]).to.include({ instead_of: id, state: 'sent' })
        const failed = await world().call(getMessage, SUPER_ADMIN, { id })
        expect(failed).to.include({ state: 'failed', instead_of: null, sent_instead: mail!.id })
      })

      it('go by e-mail when the provider reports so later, once [MSG-06]', async () => {
        const id = await wish()
        await world().send(id)
        for (let report = 0; report < 3; report += 1)
          await world().report(id, 'SM1', 'failed', { ErrorCode: 'The phone is switched off.' })
        expect(await world().find(id)).to.include({ state: 'failed', reason: 'The phone is switched off.' })
        expect(await mails()).to.have.length(1)
      })

      it('go by e-mail when the last try fails [MSG-06] [REL-05]', async () => {
        const id = await wish()
        world().texts.next = async () => {
          throw new Error('The provider is away')
        }
        for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
          await world()
            .send(id)
            .catch(() => {})
          expect(await mails()).to.deep.equal([])
        }
        await world().send(id)
        expect(await world().find(id)).to.include({ state: 'failed', reason: 'The provider is away' })
        expect(await mails()).to.have.length(1)
      })

      it('bring no second e-mail on an occasion that had one, nor when they are tried again and fail [MSG-08]', async () => {
        await world().wish({ key: 'check-in', to: EMAIL })
        refuse()
        const id = await wish({ key: 'check-in' })
        await world().send(id)
        await world().call(resendMessage, SUPER_ADMIN, { id })
        await world().send(id)
        expect((await mails()).map(({ template }) => template)).to.deep.equal(['CHECK_IN_EMAIL'])
      })

      it('end there when no e-mail address is known', async () => {
        refuse()
        const id = await wish({ fallback_email: undefined })
        await world().send(id)
        expect(await stateOf(id)).to.equal('failed')
        expect(await mails()).to.deep.equal([])
      })
    })
  })
}
