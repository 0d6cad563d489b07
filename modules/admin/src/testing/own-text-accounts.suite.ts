import { DomainError } from '@callboard/core'
import { eachTest, MemoryJobStore, refusalOf, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { getMessage, resendMessage } from '../contract/index.ts'
import type { MakeAdminStore } from './admin-store.contract.ts'
import { adminWorld, PROJECT, SUPER_ADMIN } from './admin-world.ts'

const refusedAccount = async () => {
  throw new DomainError('unavailable', 'text_account_refused', 'Check the auth token.')
}

/** Texts that leave with accounts of casting directors, over a real store: run by every adapter of the store. */
export function ownTextAccountsSuite(name: string, make: MakeAdminStore, scope: TestScope = 'all'): void {
  describe(`texts with own accounts: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make([])
      return { world: adminWorld(store, new MemoryJobStore()), stop }
    })
    const world = () => harness().world
    let made = 0
    const wish = async (changes: Parameters<ReturnType<typeof world>['wish']>[0] = {}) => {
      made += 1
      await world().wish({
        key: `called:${made}`,
        channel: 'sms',
        template: 'ON_DECK_TEXT',
        to: '+13105550100',
        fallback_email: 'ana@example.com',
        about: { project_id: PROJECT },
        ...changes,
      })
      const [newest] = await world().all()
      return newest!.id
    }
    const sent = async (changes?: Parameters<typeof wish>[0]) => {
      const id = await wish(changes)
      await world().send(id)
      return id
    }
    const mailsOf = async (template: string) =>
      (await world().all()).filter((message) => message.template === template)

    it('leave with that of the first casting director who has one [MSG-06]', async () => {
      const [eve, dan] = [world().ownTexts.open('eve'), world().ownTexts.open('dan')]
      const id = await sent()
      expect([dan.given.length, eve.given.length, world().texts.given.length]).to.deep.equal([1, 0, 0])
      const log = await world().call(getMessage, SUPER_ADMIN, { id })
      expect(log).to.include({ state: 'sent', account_sid: 'AC-of-dan' })
    })

    it('leave with that of the install where nobody has one, and where they are about no project [MSG-06]', async () => {
      await sent()
      world().ownTexts.open('zoe')
      await sent()
      world().ownTexts.open('dan')
      await sent({ about: {} })
      await sent({ about: { project_id: 'deleted' } })
      expect(world().texts.given).to.have.length(4)
      const [newest] = await world().all()
      const log = await world().call(getMessage, SUPER_ADMIN, { id: newest!.id })
      expect(log).to.include({ state: 'sent', account_sid: null })
    })

    it('are asked for at the account of the first try, not sent with another that was opened since [MSG-08]', async () => {
      const id = await wish()
      world().texts.next = async () => {
        world().texts.take()
        throw new Error('No answer')
      }
      await world()
        .send(id)
        .catch(() => {})
      const dan = world().ownTexts.open('dan')
      await world().send(id)
      expect(await world().find(id)).to.include({ state: 'sent', providerId: 'SM1' })
      expect([world().texts.given.length, dan.given.length]).to.deep.equal([1, 0])
    })

    for (const [what, change] of [
      ['removed', () => world().ownTexts.remove('dan')],
      ['replaced by another', () => world().ownTexts.open('dan', 'AC-new')],
    ] as const)
      it(`go by e-mail when their account was ${what} between two tries, as nobody knows of the first [MSG-08]`, async () => {
        const dan = world().ownTexts.open('dan')
        dan.next = async () => {
          throw new Error('No answer')
        }
        const id = await wish()
        await world()
          .send(id)
          .catch(() => {})
        change()
        await world().send(id)
        expect(await world().find(id)).to.deep.include({
          state: 'failed',
          reason: 'The Twilio account that this text was tried with is gone.',
        })
        expect(await mailsOf('TEXT_AS_EMAIL')).to.have.length(1)
        expect(world().texts.given).to.deep.equal([])
        await world().call(resendMessage, SUPER_ADMIN, { id })
        await world().send(id)
        expect(await world().find(id)).to.include({ state: 'sent' })
      })

    it('go by e-mail at once when the account is refused, and its holder is told, once a day [MSG-06]', async () => {
      world().ownTexts.open('dan').next = refusedAccount
      const ids = [await sent(), await sent()]
      for (const id of ids) {
        expect(await world().find(id)).to.include({ state: 'failed', reason: 'Check the auth token.' })
      }
      expect(await mailsOf('TEXT_AS_EMAIL')).to.have.length(2)
      const [told, ...more] = await mailsOf('TEXT_ACCOUNT_REFUSED')
      expect(more).to.deep.equal([])
      await world().send(told!.id)
      expect(world().mails.given.at(-1)).to.include({ to: 'dan@example.com' })
      expect(world().mails.given.at(-1)!.html)
        .to.contain('Check the auth token.')
        .and.contain('AC-of-dan')
        .and.contain('https://callboard.test/profile')
      world().clock.advance(86_400_000)
      await sent()
      expect(await mailsOf('TEXT_ACCOUNT_REFUSED')).to.have.length(2)
    })

    it('are tried again when the account of the install is refused: its settings may be put right', async () => {
      world().texts.next = refusedAccount
      const id = await wish()
      expect((await refusalOf(world().send(id))).code).to.equal('text_account_refused')
      expect(await world().find(id)).to.include({ state: 'queued' })
      expect(await mailsOf('TEXT_ACCOUNT_REFUSED')).to.deep.equal([])
    })

    it('go the same way again when they are sent again, while there is that way [MSG-08]', async () => {
      const dan = world().ownTexts.open('dan')
      dan.next = refusedAccount
      const id = await sent()
      world().ownTexts.open('cara')
      dan.next = async () => ({ state: 'sent', providerId: dan.take() })
      await world().call(resendMessage, SUPER_ADMIN, { id })
      await world().send(id)
      expect(await world().find(id)).to.include({ state: 'sent' })
      expect(dan.taken).to.have.length(1)
    })

    it('are reported on with the signature of their own account, and of no other [SEC-08]', async () => {
      world().ownTexts.open('dan')
      world().ownTexts.open('eve')
      const id = await sent()
      for (const signature of ['signed', 'signed by AC-of-eve']) {
        const call = world().report(id, 'SM1', 'delivered', { signature })
        expect((await refusalOf(call)).kind, signature).to.equal('denied')
      }
      expect(await world().find(id)).to.include({ state: 'sent' })
      await world().report(id, 'SM1', 'delivered', { signature: 'signed by AC-of-dan' })
      expect(await world().find(id)).to.include({ state: 'delivered' })
      world().ownTexts.remove('dan')
      const late = world().report(id, 'SM1', 'failed', { signature: 'signed by AC-of-dan' })
      expect((await refusalOf(late)).kind).to.equal('denied')
    })
  })
}
