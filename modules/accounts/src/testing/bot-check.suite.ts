import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { JoinedBotChecks } from '../application/bot-check/bot-check.ts'
import type { AccountsStore } from '../application/ports/index.ts'
import { captchaChallenge, register, requestPasswordReset, verifyCaptcha } from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

const MINUTE = 60_000
const FAILED = {
  kind: 'rule',
  code: 'captcha_failed',
  message: 'Captcha verfication failed. Refresh your browser and try again!',
}

/** Answers to the bot check over a real store: run by every adapter of the store. */
export function botCheckSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`the bot check: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { store, world: accountsWorld(store), stop }
    })
    const world = () => harness().world
    const pass = () => world().captcha.pass()

    const signUpBy = (call: ReturnType<typeof accountsWorld>['call']) => (captcha: string, email: string) =>
      call(register, Actor.anonymous, { email, password: PASSWORD, user_type: 'talent', captcha })
    const signUp = (captcha: string, email: string) => signUpBy(world().call)(captcha, email)
    const askReset = (captcha?: string) =>
      world().call(requestPasswordReset, Actor.anonymous, { email: 'ana@example.com', captcha })
    const isGood = async (token: string) =>
      (await world().call(verifyCaptcha, Actor.anonymous, { token })).success
    const refusal = async (call: Promise<unknown>) => {
      const { kind, code, message } = await refusalOf(call)
      return { kind, code, message }
    }

    race('lets one of many requests of two processes pass with the same answer [ACC-05]', async () => {
      for (const judgesOnce of [false, true]) {
        const answer = pass()
        // What an outside system said once is known to both.
        if (judgesOnce) {
          world().captcha.judgesOnce = true
          expect(await isGood(answer)).to.equal(true)
        }
        const processes = [signUpBy(world().call), signUpBy(world().elsewhere().call)]
        const replies = await Promise.all(
          Array.from({ length: 8 }, (_, at) => processes[at % 2]!(answer, `${judgesOnce}-${at}@example.com`)),
        )
        expect(replies.filter(({ success }) => success)).to.have.length(1)
        const refused = replies.filter(({ success }) => !success)
        expect(new Set(refused.map(({ error, code }) => `${code}: ${error}`))).to.deep.equal(
          new Set([`captcha_failed: ${FAILED.message}`]),
        )
      }
    })

    it('refuses an answer that has expired', async () => {
      const answer = pass()
      world().clock.advance(20 * MINUTE)
      expect(await isGood(answer)).to.equal(false)
      expect((await signUp(answer, 'ana@example.com')).code).to.equal('captcha_failed')
      expect(await world().byEmail('ana@example.com')).to.equal(null)
    })

    it('tells whether an answer is good without using it up, also one that is judged once', async () => {
      for (const judgesOnce of [false, true]) {
        world().captcha.judgesOnce = judgesOnce
        const answer = pass()
        for (let time = 0; time < 2; time += 1) expect(await isGood(answer)).to.equal(true)
        expect((await signUp(answer, `${judgesOnce}@example.com`)).success).to.equal(true)
        expect(await isGood(answer)).to.equal(false)
        expect(await isGood('made up')).to.equal(false)
      }
    })

    it('gives an answer back when the request fails after all [ACC-05]', async () => {
      const checks = world().get(JoinedBotChecks)
      for (const judgesOnce of [false, true]) {
        world().captcha.judgesOnce = judgesOnce
        const answer = pass()
        const proof = await checks.passed(answer)
        const outage = new Error('The database went away.')
        const failing = harness().store.write(async () => {
          await checks.spend(proof, 'a request')
          throw outage
        })
        expect(await failing.catch((fault: unknown) => fault)).to.equal(outage)
        expect((await signUp(answer, `${judgesOnce}@example.com`)).success).to.equal(true)
      }
    })

    it('lets the same request of another module pass again, and no other', async () => {
      const checks = world().get(JoinedBotChecks)
      const proof = await checks.passed(pass())
      const spend = (use: string) => harness().store.write(() => checks.spend(proof, use))
      await spend('one ticket')
      await spend('one ticket')
      expect(await refusal(spend('another ticket'))).to.deep.equal(FAILED)
      expect(await refusal(checks.passed('made up'))).to.deep.equal(FAILED)
      expect(await refusal(checks.passed(undefined))).to.deep.equal(FAILED)
    })

    it('mails a reset link to nobody without it, and once for one answer [ACC-05]', async () => {
      await world().user('ana')
      for (const answer of [undefined, '', 'made up'])
        expect(await refusal(askReset(answer))).to.deep.equal(FAILED)
      expect(world().promised).to.deep.equal([])
      const answer = pass()
      await askReset(answer)
      expect(await refusal(askReset(answer))).to.deep.equal(FAILED)
      expect(world().promised).to.have.length(1)
    })

    it('forgets used answers when they are no longer good, and not before', async () => {
      const answer = pass()
      await signUp(answer, 'ana@example.com')
      const kept = () =>
        harness().store.read(async ({ oneTimeUses }) => (await oneTimeUses.find(answer)) !== null)
      world().clock.advance(20 * MINUTE - 1)
      await world().signIns.prune()
      expect(await kept()).to.equal(true)
      world().clock.advance(1)
      await world().signIns.prune()
      expect(await kept()).to.equal(false)
    })

    it('says which check it is', async () => {
      expect(await world().call(captchaChallenge, Actor.anonymous, {})).to.deep.equal({
        captcha: { kind: 'altcha' },
        challenge: null,
      })
    })
  })
}
