import { createHash } from 'node:crypto'
import { Actor } from '@callboard/core'
import {
  eachTest,
  randomIds,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore, GooglePerson } from '../application/ports/index.ts'
import {
  deleteAccount,
  type GoogleSignInReply,
  googleLogin,
  googleRegister,
  login,
  resetPassword,
  startGoogle,
  updateUser,
} from '../contract/index.ts'
import type { SignUpType } from '../domain/sign-up.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

const MINUTE = 60_000
const STALE = 'This sign-in with Google has expired or was begun in another window. Please start again.'

const ANA: GooglePerson = {
  subject: 'google-ana',
  email: 'Ana@Example.com',
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Ruiz',
}

/** A browser window with its secret. */
interface Window {
  readonly binding: string
  readonly address: string
  readonly state: string
}

/** Sign-in with Google over a real store: run by every adapter of the store. */
export function googleUseCasesSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`accounts with Google: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: accountsWorld(store), stop }
    })
    const world = () => harness().world

    const open = async (user_type?: SignUpType): Promise<Window> => {
      const binding = randomIds.secret()
      const digest = createHash('sha256').update(binding).digest('hex')
      const start = { binding: digest, user_type }
      const { location } = await world().call(startGoogle, Actor.anonymous, start)
      return { binding, address: location, state: new URL(location).searchParams.get('state') ?? '' }
    }
    const comeBack = async ({ binding, state, address }: Window, person = ANA) =>
      world().call(googleLogin, Actor.anonymous, {
        code: await world().google.agree(address, person),
        state,
        binding,
      })
    const signIn = async (person = ANA, user_type?: SignUpType) => comeBack(await open(user_type), person)
    const whoIs = async ({ token }: GoogleSignInReply) => world().actor(token ?? 'none')
    /** A new person, who is asked for a user type. */
    const arrive = async (person = ANA) => {
      const window = await open()
      const { ticket = 'none' } = await comeBack(window, person)
      return (changes: object = {}) =>
        world().call(googleRegister, Actor.anonymous, {
          ticket,
          binding: window.binding,
          user_type: 'client',
          first_name: 'Ana',
          last_name: 'Ruiz',
          ...changes,
        })
    }

    describe('signing up', () => {
      it('asks somebody new for a user type, and makes no account before', async () => {
        const { ticket, ...answer } = await signIn()
        expect(ticket).to.be.a('string')
        expect(answer).to.deep.equal({
          success: false,
          needs: 'user_type',
          email: 'ana@example.com',
          first_name: 'Ana',
          last_name: 'Ruiz',
        })
        expect(await world().byEmail('ana@example.com')).to.equal(null)
      })

      it('makes an account without a password, for the e-mail address that Google told [ACC-06]', async () => {
        const register = await arrive()
        const answer = await register({ email: 'somebody@else.com' })
        expect(answer.success).to.equal(true)
        expect(await whoIs(answer)).to.include({ email: 'ana@example.com', userType: 'client' })
        expect(await world().storedUser(answer._id ?? '')).to.include({
          email: 'ana@example.com',
          googleSubject: 'google-ana',
          passwordHash: null,
        })
        expect((await signIn()).success).to.equal(true)
      })

      it('makes talent at once where only talent may come', async () => {
        const answer = await signIn({ ...ANA, lastName: '' }, 'talent')
        expect(await whoIs(answer)).to.include({ userType: 'talent', name: 'Ana' })
      })

      it('asks for the names that Google does not know, but not talent', async () => {
        const nameless = { ...ANA, lastName: '' }
        expect((await signIn(nameless, 'client')).needs).to.equal('user_type')
        const register = await arrive(nameless)
        const refusal = await refusalOf(register({ last_name: undefined }))
        expect(refusal.fields).to.deep.equal({ last_name: 'Last name required' })
        const names = { first_name: undefined, last_name: undefined }
        expect((await register({ ...names, user_type: 'talent' })).success).to.equal(true)
      })

      it('never makes staff: a casting professional is a client who asked [ACC-03]', async () => {
        const answer = await (await arrive())({ user_type: 'casting_professional' })
        expect(await world().storedUser(answer._id ?? '')).to.include({
          userType: 'client',
          staffRequested: true,
        })
      })

      race('makes one account of a ticket', async () => {
        const register = await arrive()
        const answers = await Promise.all([register(), register()])
        expect(answers.map(({ success }) => success).sort()).to.deep.equal([false, true])
        const refused = answers.find(({ success }) => !success)
        expect(refused).to.deep.equal({
          success: false,
          error: 'There is already an account with this e-mail.',
        })
      })

      it('takes a ticket from the browser that got it, for half an hour, and no other', async () => {
        const register = await arrive()
        const stale = {
          success: false,
          error: 'This sign-up with Google has expired. Please start again.',
        }
        expect(await register({ binding: randomIds.secret() })).to.deep.equal(stale)
        expect(await register({ ticket: 'forged' })).to.deep.equal(stale)
        expect(await register({ ticket: (await open()).state })).to.deep.equal(stale)
        world().clock.advance(30 * MINUTE)
        expect(await register()).to.deep.equal(stale)
        expect(await world().byEmail('ana@example.com')).to.equal(null)
      })
    })

    describe('signing in', () => {
      it('knows the Google account again, also after its address changed', async () => {
        const { _id } = await (await arrive())()
        const answer = await signIn({ ...ANA, email: 'ana@married.example' })
        expect(answer).to.have.all.keys('success', 'token')
        expect(await whoIs(answer)).to.include({ userId: _id, email: 'ana@example.com' })
      })

      it('connects the account with the same verified address [ACC-06]', async () => {
        const { _id } = await world().user('ana')
        const answer = await signIn()
        expect(answer).to.include({ success: true, linked: true })
        expect((await whoIs(answer)).userId).to.equal(_id)
        expect(await signIn()).to.not.have.property('linked')
      })

      it('leaves nobody else in an account that it connects: password and sign-ins of before end', async () => {
        const { _id } = await world().user('ana')
        const before = await world().token('ana@example.com')
        await world().actor(before)
        const answer = await signIn()
        expect(await world().signIns.actorOf(before)).to.equal(null)
        expect((await whoIs(answer)).userId).to.equal(_id)
        const typed = { email: 'ana@example.com', password: PASSWORD }
        expect((await world().call(login, Actor.anonymous, typed)).success).to.equal(false)
      })

      race('connects an account once when two windows come back at the same moment', async () => {
        await world().user('ana')
        const answers = await Promise.all([signIn(), signIn()])
        expect(answers.map(({ success }) => success)).to.deep.equal([true, true])
        expect(answers.filter(({ linked }) => linked)).to.have.length(1)
        for (const answer of answers) expect(await whoIs(answer)).to.include({ email: 'ana@example.com' })
      })

      it('refuses another Google account with the address of a connected one', async () => {
        await (await arrive())()
        const { success, error } = await signIn({ ...ANA, subject: 'google-other' })
        expect(success).to.equal(false)
        expect(error).to.match(/connected with another Google account/)
      })

      it('refuses an address that Google has not verified [ACC-06]', async () => {
        await world().user('ana')
        const { success, error, token } = await signIn({ ...ANA, emailVerified: false })
        expect({ success, token }).to.deep.equal({ success: false, token: undefined })
        expect(error).to.match(/has not verified/)
        expect(await signIn({ ...ANA, email: '' })).to.have.property('success', false)
      })
    })

    describe('belonging together', () => {
      it('refuses the code of another window, as an attacker would send it to a victim', async () => {
        const [attacker, victim] = [await open(), await open()]
        const code = await world().google.agree(attacker.address, ANA)
        const come = (state: string, binding: string) =>
          world().call(googleLogin, Actor.anonymous, { code, state, binding })
        const refused = { success: false, error: STALE }
        expect(await come(attacker.state, victim.binding)).to.deep.equal(refused)
        expect(await come(victim.state, attacker.binding)).to.deep.equal(refused)
        expect(await come('forged', attacker.binding)).to.deep.equal(refused)
        expect((await come(attacker.state, attacker.binding)).needs).to.equal('user_type')
      })

      it('refuses a token that Google made for another sign-in', async () => {
        const [one, other] = [await open(), await open()]
        const answer = await comeBack({ ...one, address: other.address })
        expect(answer).to.deep.equal({ success: false, error: STALE })
      })

      it('takes a code once', async () => {
        await (await arrive())()
        const window = await open()
        const code = await world().google.agree(window.address, ANA)
        const input = { code, state: window.state, binding: window.binding }
        expect((await world().call(googleLogin, Actor.anonymous, input)).success).to.equal(true)
        expect(await world().call(googleLogin, Actor.anonymous, input)).to.deep.equal({
          success: false,
          error: STALE,
        })
      })

      it('expires after ten minutes', async () => {
        const [inTime, late] = [await open(), await open()]
        world().clock.advance(10 * MINUTE - 1)
        expect((await comeBack(inTime)).needs).to.equal('user_type')
        world().clock.advance(1)
        expect((await comeBack(late)).error).to.equal(STALE)
      })
    })

    describe('when Google is down', () => {
      it('leads to the page that says so, and signs in with the same code later [INT-06]', async () => {
        const window = await open()
        const code = await world().google.agree(window.address, ANA)
        const input = { code, state: window.state, binding: window.binding }
        world().google.reachable = false
        expect((await open()).address).to.equal(
          'https://callboard.test/auth/google/callback?error=google_unavailable',
        )
        expect((await refusalOf(world().call(googleLogin, Actor.anonymous, input))).kind).to.equal(
          'unavailable',
        )
        world().google.reachable = true
        expect((await world().call(googleLogin, Actor.anonymous, input)).needs).to.equal('user_type')
      })
    })

    describe('an account without a password', () => {
      it('answers a typed password as it answers a wrong one [ACC-02]', async () => {
        await (await arrive())()
        const answer = await world().call(login, Actor.anonymous, {
          email: 'ana@example.com',
          password: PASSWORD,
        })
        expect(answer).to.deep.equal({ success: false, error: 'E-mail or password is not right.' })
      })

      it('says how to get one where a password is asked for', async () => {
        const ana = await whoIs(await (await arrive())())
        const change = { id: ana.userId, password: 'loud garden chair', oldPassword: 'x' }
        expect((await refusalOf(world().call(updateUser, ana, change))).fields?.oldPassword).to.match(
          /no password yet/,
        )
      })

      it('deletes its account by a sign-in with Google of the last minutes [ACC-06] [ACC-14]', async () => {
        const ana = await whoIs(await (await arrive())())
        const deletion = () => world().call(deleteAccount, ana, { id: ana.userId })
        world().clock.advance(11 * 60_000)
        expect((await refusalOf(deletion())).code).to.equal('stale_sign_in')
        const again = await whoIs(await signIn())
        await world().call(deleteAccount, again, { id: ana.userId })
        expect(await world().storedUser(ana.userId)).to.equal(null)
      })

      it('gets one by a reset link', async () => {
        await (await arrive())()
        await world().askReset('ana@example.com')
        const reset = { token: world().mailedToken(), password: PASSWORD }
        await world().call(resetPassword, Actor.anonymous, reset)
        expect(await world().token('ana@example.com')).to.be.a('string')
        expect((await signIn()).success).to.equal(true)
      })
    })
  })
}
