import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import { checkResetLink, resetPassword } from '../contract/index.ts'
import { accountsWorld } from './accounts-world.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const NEW_PASSWORD = 'loud garden chair'

/** Reset links over a real store: run by every adapter of the store. */
export function passwordResetSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`resetting a password: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: accountsWorld(store), stop }
    })
    const world = () => harness().world

    const ask = (email: string) => world().askReset(email)
    const reset = (token: string, password = NEW_PASSWORD) =>
      world().call(resetPassword, Actor.anonymous, { token, password })

    it('answers the same for known and unknown addresses, and mails only the known one', async () => {
      await world().user('ana')
      expect(await ask('nobody@example.com')).to.deep.equal(await ask('Ana@example.com'))
      expect(world().promised).to.have.length(1)
      expect(world().promised[0]).to.deep.nested.include({
        type: 'admin.message-requested',
        'payload.template': 'RESET_PASSWORD',
        'payload.to': 'ana@example.com',
      })
    })

    race('sets the password once and ends every sign-in', async () => {
      await world().user('ana')
      const token = await world().token('ana@example.com')
      await world().actor(token)
      await ask('ana@example.com')
      const mailed = world().mailedToken()
      const answers = await Promise.allSettled([reset(mailed), reset(mailed), reset(mailed)])
      expect(answers.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
      expect(await world().signIns.actorOf(token)).to.equal(null)
      expect(world().signInNews()).to.deep.equal([['ana@example.com', 'Your password was changed.']])
      expect(await world().token('ana@example.com', NEW_PASSWORD)).to.be.a('string')
      expect((await refusalOf(reset(mailed))).code).to.equal('bad_reset_link')
    })

    it('refuses an expired link, a forged one and one that a newer replaced [ACC-07]', async () => {
      await world().user('ana')
      await ask('ana@example.com')
      const first = world().mailedToken()
      await ask('ana@example.com')
      expect((await refusalOf(reset(first))).code).to.equal('bad_reset_link')
      expect((await refusalOf(reset('forged'))).code).to.equal('bad_reset_link')
      world().clock.advance(30 * MINUTE)
      expect((await refusalOf(reset(world().mailedToken()))).code).to.equal('bad_reset_link')
    })

    it('tells beforehand whether a link is good, and uses nothing up [ACC-07]', async () => {
      const check = async (token: string) =>
        (await world().call(checkResetLink, Actor.anonymous, { token })).success
      await world().user('ana')
      await ask('ana@example.com')
      const replaced = world().mailedToken()
      await ask('ana@example.com')
      const mailed = world().mailedToken()
      for (const [token, isGood] of [
        [mailed, true],
        [mailed, true],
        [replaced, false],
        ['forged', false],
      ] as const)
        expect(await check(token)).to.equal(isGood)
      await reset(mailed)
      expect(await check(mailed)).to.equal(false)
      await ask('ana@example.com')
      world().clock.advance(30 * MINUTE)
      expect(await check(world().mailedToken())).to.equal(false)
    })

    it('signs in with the new password, and ends every sign-in of before [ACC-07]', async () => {
      const { _id: id } = await world().user('ana')
      const before = await world().token('ana@example.com')
      await ask('ana@example.com')
      const { token } = await reset(world().mailedToken())
      expect(await world().actor(token!)).to.include({ userId: id })
      expect(await world().signIns.actorOf(before)).to.equal(null)
    })

    it('can be tried again with a better password', async () => {
      await world().user('ana')
      await ask('ana@example.com')
      const mailed = world().mailedToken()
      expect((await refusalOf(reset(mailed, 'password123'))).kind).to.equal('invalid')
      expect(await reset(mailed)).to.include({ success: true })
    })
  })
}
