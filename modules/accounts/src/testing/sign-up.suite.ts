import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import { login, register } from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

/** Sign-ups over a real store: run by every adapter of the store. */
export function signUpSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`signing up: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: accountsWorld(store), stop }
    })
    const world = () => harness().world

    const signUp = (changes: object = {}) =>
      world().call(register, Actor.anonymous, {
        email: 'New@example.com',
        password: PASSWORD,
        user_type: 'client',
        first_name: 'Nia',
        last_name: 'Wood',
        captcha: world().captcha.pass(),
        ...changes,
      })

    it('makes the account and signs it in', async () => {
      const answer = await signUp()
      expect(answer.success).to.equal(true)
      expect((await world().actor(answer.token!)).email).to.equal('new@example.com')
    })

    it('never makes staff: a casting professional is a client who asked, and reads so on signing in [ACC-03]', async () => {
      const answer = await signUp({ user_type: 'casting_professional' })
      expect(await world().storedUser(answer._id!)).to.include({ userType: 'client', staffRequested: true })
      expect(answer.staff_requested).to.equal(true)
      const later = await world().call(login, Actor.anonymous, {
        email: 'new@example.com',
        password: PASSWORD,
      })
      expect(later).to.include({ success: true, staff_requested: true })
    })

    race('makes one account when the same e-mail signs up twice at once', async () => {
      const answers = await Promise.all([signUp(), signUp()])
      expect(answers.map(({ success }) => success).sort()).to.deep.equal([false, true])
      expect(answers.find(({ success }) => !success)).to.not.have.property('token')
    })

    it('asks for names, but not of talent, and for a password that is not guessed first', async () => {
      expect((await refusalOf(signUp({ first_name: undefined }))).message).to.equal('First name required')
      expect((await refusalOf(signUp({ password: 'password123' }))).fields).to.have.property('password')
      const talent = await signUp({ user_type: 'talent', first_name: undefined, last_name: undefined })
      expect(talent.success).to.equal(true)
    })

    it('makes no account for who has not passed the bot check, and says so [ACC-04]', async () => {
      const NOT_PASSED = {
        success: false,
        error: 'Captcha verfication failed. Refresh your browser and try again!',
        code: 'captcha_failed',
      }
      expect(await signUp({ captcha: undefined })).to.deep.equal(NOT_PASSED)
      expect(await signUp({ captcha: 'made up' })).to.deep.equal(NOT_PASSED)
      expect(await world().byEmail('new@example.com')).to.equal(null)
    })

    it('uses up the bot check with the account that it made [ACC-05]', async () => {
      const captcha = world().captcha.pass()
      expect((await signUp({ captcha })).success).to.equal(true)
      expect((await signUp({ captcha, email: 'bot@example.com' })).success).to.equal(false)
      expect(await world().byEmail('bot@example.com')).to.equal(null)
    })

    it('does the same work for an address that has an account, and says so without a sign-in', async () => {
      await signUp()
      const { hasher } = world()
      const before = hasher.hashed
      const answer = await signUp()
      expect(answer).to.have.all.keys('success', 'error')
      expect(hasher.hashed - before).to.equal(1)
      await signUp({ email: 'other@example.com' })
      expect(hasher.hashed - before).to.equal(2)
    })

    it('costs no new bot check when a field was wrong', async () => {
      const captcha = world().captcha.pass()
      await refusalOf(signUp({ captcha, first_name: '' }))
      await refusalOf(signUp({ captcha, password: 'password123' }))
      expect((await signUp({ captcha })).success).to.equal(true)
    })

    it('waits while the bot check cannot be reached, and makes nothing [INT-06]', async () => {
      world().captcha.reachable = false
      expect((await refusalOf(signUp())).kind).to.equal('unavailable')
      expect(await world().byEmail('new@example.com')).to.equal(null)
    })
  })
}
