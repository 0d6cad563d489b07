import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  login,
  logout,
  providers,
  resetPassword,
  verifyToken,
} from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

const SECOND = 1_000
const DAY = 86_400_000
const NEW_PASSWORD = 'loud garden chair'

/** Sign-ins over a real store: run by every adapter of the store. */
export function signInSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`signing in: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: accountsWorld(store), stop }
    })
    const world = () => harness().world

    describe('the people of a demo', () => {
      const offered = async () => (await world().call(providers, Actor.anonymous, {})).demo
      const make = ({ email, ...account }: (typeof DEMO_ACCOUNTS)[number]) =>
        world().createUser.run(Actor.system('test'), { ...account, email, password: DEMO_PASSWORD })
      const [admin, director] = DEMO_ACCOUNTS

      it('are named with their password where the demo has made them, and only those that are there', async () => {
        world().demo.isShown = true
        await make(admin!)
        await make(director!)
        expect(await offered()).to.deep.equal({ password: DEMO_PASSWORD, people: [admin, director] })
      })

      it('are named in no other install, also where accounts of these addresses stand', async () => {
        await make(director!)
        expect(await offered()).to.equal(null)
      })

      it('are not named in an install that had its own accounts before', async () => {
        world().demo.isShown = true
        await world().user('ana')
        expect(await offered()).to.equal(null)
      })
    })

    describe('signing in', () => {
      it('answers a token for the right password, whatever the case of the e-mail [ACC-02]', async () => {
        const ana = await world().user('ana')
        const answer = await world().call(login, Actor.anonymous, {
          email: 'ANA@Example.com',
          password: PASSWORD,
        })
        expect(answer.success).to.equal(true)
        expect(await world().signIns.actorOf(answer.token!)).to.deep.include({
          kind: 'user',
          userId: ana._id,
          email: 'ana@example.com',
          name: 'ana Example',
          userType: 'client',
        })
      })

      it('says and does the same for an unknown account as for a wrong password [ACC-02]', async () => {
        await world().user('ana')
        const attempt = (email: string) =>
          world().call(login, Actor.anonymous, { email, password: 'wrong words' })
        const wrong = await attempt('ana@example.com')
        expect(wrong).to.deep.equal({ success: false, error: 'E-mail or password is not right.' })
        expect(await attempt('nobody@example.com')).to.deep.equal(wrong)
        // `null` takes the hasher as long as a real hash: its contract suite says so.
        expect(world().hasher.compared).to.deep.equal([`v1:${PASSWORD}`, null])
      })

      it('keeps only a digest of the token [ACC-08]', async () => {
        await world().user('ana')
        const token = await world().token('ana@example.com')
        const stored = await world().storedSignIn(token)
        expect(stored?.signIn.digest).to.match(/^[0-9a-f]{64}$/)
        expect(JSON.stringify(stored)).not.to.contain(token)
      })

      it('renews a hash that was made with older parameters', async () => {
        const ana = await world().user('ana')
        world().hasher.version = 2
        await world().token('ana@example.com')
        expect((await world().storedUser(ana._id))?.passwordHash).to.equal(`v2:${PASSWORD}`)
        expect(await world().token('ana@example.com')).to.be.a('string')
      })

      race('refuses a password that is changed while it is being checked', async () => {
        await world().user('ana')
        await world().askReset('ana@example.com')
        const reset = { token: world().mailedToken(), password: NEW_PASSWORD }
        world().hasher.afterwards = () => world().call(resetPassword, Actor.anonymous, reset)
        const answer = await world().call(login, Actor.anonymous, {
          email: 'ana@example.com',
          password: PASSWORD,
        })
        expect(answer.success).to.equal(false)
      })

      it('refuses unknown, altered and ended tokens [ACC-08]', async () => {
        await world().user('ana')
        const token = await world().token('ana@example.com')
        expect(await world().signIns.actorOf('none')).to.equal(null)
        expect(await world().signIns.actorOf(`${token}x`)).to.equal(null)
        await world().call(logout, await world().actor(token))
        expect(await world().signIns.actorOf(token)).to.equal(null)
      })

      it('ends after a week without use and after 30 days in any case [ACC-08]', async () => {
        await world().user('ana')
        const idle = await world().token('ana@example.com')
        const busy = await world().token('ana@example.com')
        for (let day = 0; day < 29; day += 1) {
          world().clock.advance(DAY)
          expect(await world().signIns.actorOf(busy)).not.to.equal(null)
          if (day === 6) expect(await world().signIns.actorOf(idle)).to.equal(null)
        }
        world().clock.advance(DAY)
        expect(await world().signIns.actorOf(busy)).to.equal(null)
      })

      it('reaches another process within two seconds when it ends [ACC-08]', async () => {
        await world().user('ana')
        const token = await world().token('ana@example.com')
        const elsewhere = world().newSignIns()
        expect(await elsewhere.actorOf(token)).not.to.equal(null)
        await world().call(logout, await world().actor(token))
        world().clock.advance(2 * SECOND)
        expect(await elsewhere.actorOf(token)).to.equal(null)
      })

      it('notes when it was last used at most once a minute', async () => {
        await world().user('ana')
        const token = await world().token('ana@example.com')
        const seenAt = async () => (await world().storedSignIn(token))?.signIn.lastSeenAt
        const begun = world().clock.now()
        world().clock.advance(59 * SECOND)
        await world().signIns.actorOf(token)
        expect(await seenAt()).to.deep.equal(begun)
        world().clock.advance(3 * SECOND)
        await world().signIns.actorOf(token)
        expect(await seenAt()).to.deep.equal(world().clock.now())
      })

      it('tells who is signed in without any secret', async () => {
        await world().user('ana')
        const ana = await world().signedIn('ana')
        const answer = await world().call(verifyToken, ana, { bearer: '' })
        expect(answer).to.deep.equal({
          token: null,
          user: {
            _id: ana.userId,
            email: 'ana@example.com',
            first_name: 'ana',
            last_name: 'Example',
            user_type: 'client',
            phone: null,
            staff_requested: false,
            created_at: world().clock.now().toISOString(),
          },
        })
      })

      it('answers a client that came with its token with that token, and a browser with none [ACC-08]', async () => {
        await world().user('ana')
        const ana = await world().signedIn('ana')
        expect((await world().call(verifyToken, ana, { bearer: 'of-ana' })).token).to.equal('of-ana')
        expect((await world().call(verifyToken, ana, { bearer: '' })).token).to.equal(null)
      })
    })

    describe('guessing a password', () => {
      const guess = (device?: string, password = 'wrong words') =>
        world().call(login, Actor.anonymous, { email: 'ana@example.com', password, device })
      const guessedByStrangers = async () => {
        for (let tries = 0; tries < 30; tries += 1) expect((await guess()).success).to.equal(false)
      }

      it('locks nobody out of a device that signed in before, however many strangers guess [ACC-05] [SEC-02]', async () => {
        await world().user('ana')
        const { device } = await guess(undefined, PASSWORD)
        await guessedByStrangers()
        const refused = await refusalOf(guess(undefined, PASSWORD))
        expect([refused.kind, refused.retryAfter]).to.deep.equal(['limited', 3600])
        expect(await guess(device, PASSWORD)).to.include({ success: true })
      })

      it('is counted on a known device, too, and apart from strangers', async () => {
        await world().user('ana')
        const { device } = await guess(undefined, PASSWORD)
        for (let tries = 0; tries < 30; tries += 1) await guess(device)
        expect((await refusalOf(guess(device, PASSWORD))).kind).to.equal('limited')
        expect(await guess(undefined, PASSWORD)).to.include({ success: true })
      })

      it('is counted the same for an unknown address', async () => {
        const attempt = () => world().call(login, Actor.anonymous, { email: 'no@example.com', password: 'x' })
        for (let tries = 0; tries < 30; tries += 1) await attempt()
        expect((await refusalOf(attempt())).kind).to.equal('limited')
      })

      it('does not count passwords that were right', async () => {
        await world().user('ana')
        for (let tries = 0; tries < 40; tries += 1)
          expect((await guess(undefined, PASSWORD)).success).to.equal(true)
      })

      it('is not helped by the pass of another account, or a forged one', async () => {
        await world().user('ana')
        await world().user('ben')
        const { device } = await world().call(login, Actor.anonymous, {
          email: 'ben@example.com',
          password: PASSWORD,
        })
        await guessedByStrangers()
        for (const pass of [device, 'forged'])
          expect((await refusalOf(guess(pass, PASSWORD))).kind).to.equal('limited')
      })

      it('leaves a way in by a mailed link on a new device', async () => {
        await world().user('ana')
        await guessedByStrangers()
        await world().askReset('ana@example.com')
        const token = world().mailedToken()
        const { device } = await world().call(resetPassword, Actor.anonymous, {
          token,
          password: NEW_PASSWORD,
        })
        expect(await guess(device, NEW_PASSWORD)).to.include({ success: true })
      })

      it('keeps the pass of a device that several people share', async () => {
        await world().user('ana')
        await world().user('ben')
        const { device } = await guess(undefined, PASSWORD)
        const shared = await world().call(login, Actor.anonymous, {
          email: 'ben@example.com',
          password: PASSWORD,
          device,
        })
        await guessedByStrangers()
        expect(await guess(shared.device, PASSWORD)).to.include({ success: true })
      })
    })

    it('drops what is over, and nothing that is not', async () => {
      await world().user('ana')
      const [old, live] = [await world().token('ana@example.com'), await world().token('ana@example.com')]
      await world().askReset('ana@example.com')
      world().clock.advance(6 * DAY)
      await world().signIns.actorOf(live)
      await world().signIns.prune()
      expect(await world().storedSignIn(old)).not.to.equal(null)
      world().clock.advance(DAY)
      await world().signIns.prune()
      expect(await world().storedSignIn(old)).to.equal(null)
      expect(await world().storedSignIn(live)).not.to.equal(null)
      const reset = { token: world().mailedToken(), password: NEW_PASSWORD }
      expect((await refusalOf(world().call(resetPassword, Actor.anonymous, reset))).code).to.equal(
        'bad_reset_link',
      )
    })
  })
}
