import { createHash } from 'node:crypto'
import { Actor, requireFresh, type UserActor, type UserType } from '@callboard/core'
import {
  eachTest,
  randomIds,
  refusalBy,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import {
  beginSecondFactor,
  confirmSignIn,
  deleteAccount,
  getSecondFactor,
  googleLogin,
  login,
  logout,
  renewRecoveryCodes,
  resetPassword,
  resetSecondFactor,
  secondStep,
  startGoogle,
  switchOffSecondFactor,
  switchOnSecondFactor,
  updateUser,
} from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

const MINUTE = 60_000
const WINDOW = 30_000
const STALE = 'This sign-in has expired. Please start again.'

/** Second factors over a real store: run by every adapter of the store. */
export function secondFactorSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`second factor: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: accountsWorld(store), strict: accountsWorld(store, ['super_admin']), stop }
    })
    const world = () => harness().world

    const switchOn = async (actor: Actor, from = world()) => {
      const { ticket } = await from.call(beginSecondFactor, actor)
      return await from.call(switchOnSecondFactor, actor, { ticket, code: from.codes.shown() })
    }
    /** A client with a second factor, whose app shows a code that was not used yet. */
    const ana = async (userType: UserType = 'client') => {
      const { _id: id } = await world().user('ana', userType)
      const actor = await world().signedIn('ana')
      const { recovery_codes } = await switchOn(actor)
      world().clock.advance(2 * WINDOW)
      return { id, actor, recovery: recovery_codes }
    }
    const firstStep = (email = 'ana@example.com') =>
      world().call(login, Actor.anonymous, { email, password: PASSWORD })
    const second = (ticket: string | undefined, code: string) =>
      world().call(secondStep, Actor.anonymous, { ticket: ticket ?? '', code })
    const state = (actor: Actor) => world().call(getSecondFactor, actor)

    it('is switched on by a code of the app, ends the other sign-ins and gives ten recovery codes [ACC-18]', async () => {
      await world().user('ana')
      const other = await world().token('ana@example.com')
      const actor = await world().signedIn('ana')
      const { ticket, secret, address } = await world().call(beginSecondFactor, actor)
      expect(secret).to.match(/^[A-Z2-7]{32}$/)
      expect(address).to.contain(secret)
      const wrong = world().call(switchOnSecondFactor, actor, { ticket, code: world().codes.shown(7) })
      expect((await refusalOf(wrong)).fields).to.have.keys('code')
      expect(await state(actor)).to.include({ on: false })
      const { recovery_codes: codes } = await world().call(switchOnSecondFactor, actor, {
        ticket,
        code: world().codes.shown(),
      })
      expect(new Set(codes).size).to.equal(10)
      for (const code of codes) expect(code).to.match(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
      expect(await state(actor)).to.deep.equal({
        on: true,
        recovery_left: 10,
        required: false,
        has_password: true,
        passkeys: 0,
      })
      expect(await world().signIns.actorOf(other)).to.equal(null)
    })

    it('keeps its secret locked and its recovery codes as marks only [ACC-18]', async () => {
      await world().user('ana')
      const actor = await world().signedIn('ana')
      const { ticket, secret } = await world().call(beginSecondFactor, actor)
      const code = world().codes.shown()
      const { recovery_codes } = await world().call(switchOnSecondFactor, actor, { ticket, code })
      const stored = JSON.stringify(await world().storedUser(actor.userId))
      for (const plain of [
        secret,
        ...recovery_codes,
        ...recovery_codes.map((one) => one.replaceAll('-', '')),
      ])
        expect(stored).not.to.contain(plain)
    })

    it('is set up for the account that began, and within half an hour', async () => {
      await world().user('ana')
      await world().user('ben')
      const [actor, ben] = [await world().signedIn('ana'), await world().signedIn('ben')]
      const { ticket } = await world().call(beginSecondFactor, actor)
      const on = (who: Actor, sealed = ticket) =>
        world().call(switchOnSecondFactor, who, { ticket: sealed, code: world().codes.shown() })
      expect((await refusalOf(on(ben))).code).to.equal('setup_expired')
      expect((await refusalOf(on(actor, 'forged'))).code).to.equal('setup_expired')
      world().clock.advance(30 * MINUTE)
      expect((await refusalOf(on(actor))).code).to.equal('setup_expired')
    })

    it('asks for a code after the password, and says so to programs [ACC-02] [ACC-18]', async () => {
      const { id } = await ana()
      const first = await firstStep()
      expect(first).to.include({ success: false, needs: 'second_factor' })
      expect(first).not.to.have.any.keys('token', 'device')
      expect(first.error).to.contain('POST /auth/second-step')
      const reply = await second(first.ticket, world().codes.shown())
      expect(reply.success).to.equal(true)
      expect(reply.device).to.be.a('string')
      expect(await world().actor(reply.token!)).to.include({ userId: id })
    })

    it('leaves the ticket good after a wrong code, and useless once it has served [ACC-18]', async () => {
      await ana()
      const { ticket } = await firstStep()
      const wrong = await second(ticket, '000000')
      expect(wrong).to.include({ success: false, needs: 'second_factor', ticket })
      expect(await second(ticket, world().codes.shown())).to.include({ success: true })
      world().clock.advance(2 * WINDOW)
      expect(await second(ticket, world().codes.shown())).to.deep.equal({ success: false, error: STALE })
    })

    it('ends a ticket after ten minutes, with another password, and when it is forged [ACC-18]', async () => {
      const { id, actor } = await ana()
      const { ticket } = await firstStep()
      const expired = { success: false, error: STALE }
      expect(await second('forged', world().codes.shown())).to.deep.equal(expired)
      await world().call(updateUser, actor, { id, oldPassword: PASSWORD, password: 'loud garden chair' })
      expect(await second(ticket, world().codes.shown())).to.deep.equal(expired)
      await world().call(updateUser, actor, { id, oldPassword: 'loud garden chair', password: PASSWORD })
      const late = await firstStep()
      world().clock.advance(10 * MINUTE)
      expect(await second(late.ticket, world().codes.shown())).to.deep.equal(expired)
    })

    it('takes the last and the next window, each once, and no older one [ACC-18]', async () => {
      await ana()
      const attempt = async (windows: number) =>
        (await second((await firstStep()).ticket, world().codes.shown(windows))).success
      expect(await attempt(-2)).to.equal(false)
      expect(await attempt(2)).to.equal(false)
      expect(await attempt(-1)).to.equal(true)
      expect(await attempt(-1)).to.equal(false)
      expect(await attempt(1)).to.equal(true)
      expect(await attempt(0)).to.equal(false)
    })

    race('takes a code once, over two processes at once [ACC-18]', async () => {
      await ana()
      const code = world().codes.shown()
      const tickets = await Promise.all(Array.from({ length: 6 }, async () => (await firstStep()).ticket))
      const elsewhere = world().elsewhere()
      const replies = await Promise.all(
        tickets.map((ticket, at) =>
          (at % 2 === 0 ? world() : elsewhere).call(secondStep, Actor.anonymous, { ticket: ticket!, code }),
        ),
      )
      expect(replies.filter(({ success }) => success)).to.have.length(1)
    })

    race('takes a recovery code once, however it is spelled [ACC-18]', async () => {
      const { actor, recovery } = await ana()
      const [code = ''] = recovery
      const tickets = await Promise.all(
        [code, code.toLowerCase(), code.replaceAll('-', ' ')].map(() => firstStep()),
      )
      const replies = await Promise.all(
        [code, code.toLowerCase(), code.replaceAll('-', ' ')].map((typed, at) =>
          second(tickets[at]!.ticket, typed),
        ),
      )
      expect(replies.filter(({ success }) => success)).to.have.length(1)
      expect(await second((await firstStep()).ticket, code)).to.include({ success: false })
      expect(await state(actor)).to.include({ recovery_left: 9 })
    })

    it('takes no recovery code of somebody else', async () => {
      const { recovery } = await ana()
      await world().user('ben')
      await switchOn(await world().signedIn('ben'))
      const { ticket } = await firstStep('ben@example.com')
      expect(await second(ticket, recovery[0]!)).to.include({ success: false })
    })

    it('counts wrong codes of an account, not the right ones [ACC-18] [SEC-02]', async () => {
      await ana()
      for (let times = 0; times < 12; times += 1) {
        world().clock.advance(2 * WINDOW)
        expect(await second((await firstStep()).ticket, world().codes.shown())).to.include({ success: true })
      }
      world().clock.advance(2 * WINDOW)
      const { ticket } = await firstStep()
      for (let tries = 0; tries < 10; tries += 1) await second(ticket, '000000')
      const refused = await refusalOf(second(ticket, world().codes.shown()))
      expect(refused.kind).to.equal('limited')
      expect(refused.retryAfter).to.be.a('number')
    })

    it('is asked for after Google, too, and connects only then [ACC-06] [ACC-18]', async () => {
      const { id } = await ana()
      const person = {
        subject: 'google-ana',
        email: 'ana@example.com',
        emailVerified: true,
        firstName: 'ana',
        lastName: 'Example',
      }
      const arrive = async () => {
        const binding = randomIds.secret()
        const digest = createHash('sha256').update(binding).digest('hex')
        const { location } = await world().call(startGoogle, Actor.anonymous, { binding: digest })
        const code = await world().google.agree(location, person)
        const begun = new URL(location).searchParams.get('state') ?? ''
        return await world().call(googleLogin, Actor.anonymous, { code, state: begun, binding })
      }
      const first = await arrive()
      expect(first).to.include({ success: false, needs: 'second_factor' })
      expect((await world().storedUser(id))?.passwordHash).not.to.equal(null)
      expect(await second(first.ticket, world().codes.shown())).to.include({ success: true, linked: true })
      expect(await world().storedUser(id)).to.include({ passwordHash: null, googleSubject: 'google-ana' })
      expect(world().signInNews().at(-1)?.[1]).to.match(/connected with Google/)
      world().clock.advance(2 * WINDOW)
      const again = await second((await arrive()).ticket, world().codes.shown())
      expect(again).to.include({ success: true }).and.not.to.have.property('linked')
    })

    it('is asked for after a reset of the password [ACC-07] [ACC-18]', async () => {
      await ana()
      await world().askReset('ana@example.com')
      const token = world().mailedToken()
      const reply = await world().call(resetPassword, Actor.anonymous, {
        token,
        password: 'loud garden chair',
      })
      expect(reply).to.include({ success: true, needs: 'second_factor' }).and.not.to.have.property('token')
      expect(await second(reply.ticket, world().codes.shown())).to.include({ success: true })
    })

    it('is switched off by password and code together [ACC-18]', async () => {
      const { actor } = await ana()
      const off = (password: string | undefined, code: string) =>
        world().call(switchOffSecondFactor, actor, { password, code })
      for (const password of ['wrong words', undefined])
        expect((await refusalOf(off(password, world().codes.shown()))).fields).to.have.keys('password')
      expect((await refusalOf(off(PASSWORD, '000000'))).fields).to.have.keys('code')
      expect(await state(actor)).to.include({ on: true })
      await off(PASSWORD, world().codes.shown())
      expect(await state(actor)).to.include({ on: false, recovery_left: 0 })
      expect(await firstStep()).to.include({ success: true })
    })

    it('has new recovery codes in place of the old ones', async () => {
      const { actor, recovery } = await ana()
      const { recovery_codes: renewed } = await world().call(renewRecoveryCodes, actor)
      expect(await second((await firstStep()).ticket, recovery[0]!)).to.include({ success: false })
      expect(await second((await firstStep()).ticket, renewed[0]!)).to.include({ success: true })
    })

    it('moves to another app, whose code is taken from then on', async () => {
      const { actor } = await ana()
      await switchOn(actor)
      world().clock.advance(2 * WINDOW)
      expect(await second((await firstStep()).ticket, world().codes.shown())).to.include({ success: true })
    })

    it('is reset by another super admin, who signs the account out [ACC-18]', async () => {
      const { id, actor } = await ana('super_admin')
      await world().user('ada', 'super_admin')
      const ada = await world().signedIn('ada')
      expect((await refusalOf(world().call(resetSecondFactor, actor, { id }))).code).to.equal('own_account')
      const token = (await second((await firstStep()).ticket, world().codes.shown())).token!
      await world().call(resetSecondFactor, ada, { id })
      expect(await world().signIns.actorOf(token)).to.equal(null)
      expect(await firstStep()).to.include({ success: true })
    })

    it('is proved, too, before the account is deleted [ACC-14] [ACC-18]', async () => {
      const { id, actor } = await ana()
      world().clock.advance(11 * MINUTE)
      const deletion = () => world().call(deleteAccount, actor, { id, password: PASSWORD })
      expect((await refusalOf(deletion())).code).to.equal('stale_sign_in')
      expect(await world().storedUser(id)).not.to.equal(null)
    })

    it('tells its owner of each change, and of nothing else [ACC-18]', async () => {
      const { id, actor } = await ana()
      await world().call(renewRecoveryCodes, actor)
      await refusalOf(world().call(switchOffSecondFactor, actor, { password: PASSWORD, code: '000000' }))
      await world().call(switchOffSecondFactor, actor, { password: PASSWORD, code: world().codes.shown() })
      await world().user('ada', 'super_admin')
      await world().call(resetSecondFactor, await world().signedIn('ada'), { id })
      expect(world().signInNews()).to.deep.equal(
        [
          'A second factor was set up. From now on you sign in with a code of your authenticator app as well.',
          'New recovery codes were made. The old ones do not work any more.',
          'The second factor was switched off.',
          'A super admin took the second factor and all passkeys off your account.',
        ].map((words) => ['ana@example.com', words]),
      )
    })

    it('is reset by the command of the server, for the product alone', async () => {
      const { actor } = await ana()
      expect((await refusalOf(world().resets.resetByEmail(actor, 'ana@example.com'))).kind).to.equal('denied')
      await world().resets.resetByEmail(Actor.system('test'), 'Ana@example.com')
      expect(await firstStep()).to.include({ success: true })
    })

    it('says what to do when the secret of the install has changed', async () => {
      await ana()
      const { ticket } = await firstStep()
      world().secretBox.forget()
      expect((await refusalOf(second(ticket, world().codes.shown()))).code).to.equal(
        'second_factor_unreadable',
      )
    })

    describe('where super admins must have one', () => {
      const strict = () => harness().strict
      const half = async () => {
        await strict().user('ada', 'super_admin')
        const reply = await strict().call(login, Actor.anonymous, {
          email: 'ada@example.com',
          password: PASSWORD,
        })
        return { reply, actor: (await strict().signIns.actorOf(reply.token!))! }
      }

      it('lets one without it in half, and whole once it is set up [ACC-18]', async () => {
        const { reply, actor } = await half()
        expect(reply).to.include({ success: true, needs: 'second_factor_setup' })
        expect(actor.kind).to.equal('half-signed-in')
        expect(await strict().call(getSecondFactor, actor)).to.include({ on: false, required: true })
        const { token } = await switchOn(actor, strict())
        expect(await strict().signIns.actorOf(reply.token!)).to.equal(null)
        expect(await strict().signIns.actorOf(token!)).to.include({ kind: 'user', userType: 'super_admin' })
      })

      it('lets one that is half in out again', async () => {
        const { reply, actor } = await half()
        await strict().call(logout, actor)
        expect(await strict().signIns.actorOf(reply.token!)).to.equal(null)
      })

      it('asks nobody else for it, and lets no super admin switch it off', async () => {
        await strict().user('ben', 'casting_director')
        const ben = await strict().signedIn('ben')
        expect(ben.userType).to.equal('casting_director')
        const { actor } = await half()
        const { token } = await switchOn(actor, strict())
        const ada = await strict().actor(token!)
        strict().clock.advance(2 * WINDOW)
        const off = { password: PASSWORD, code: strict().codes.shown() }
        expect((await refusalOf(strict().call(switchOffSecondFactor, ada, off))).code).to.equal(
          'second_factor_required',
        )
      })
    })

    describe('a fresh sign-in', () => {
      const isFresh = (actor: Actor) => requireFresh(actor, world().clock.now())
      const later = async (token: string): Promise<UserActor> => {
        world().clock.advance(10 * MINUTE)
        return await world().actor(token)
      }

      it('lasts ten minutes from signing in, and from each proof [ACC-18]', async () => {
        await world().user('ana')
        const token = await world().token('ana@example.com')
        isFresh(await world().actor(token))
        const stale = await later(token)
        expect(refusalBy(() => isFresh(stale))).to.include({ kind: 'denied', code: 'stale_sign_in' })
        const wrong = world().call(confirmSignIn, stale, { password: 'wrong words' })
        expect((await refusalOf(wrong)).fields).to.have.keys('password')
        expect(refusalBy(() => isFresh(stale)).code).to.equal('stale_sign_in')
        await world().call(confirmSignIn, stale, { password: PASSWORD })
        isFresh(await world().actor(token))
        expect(refusalBy(() => isFresh(stale)).code).to.equal('stale_sign_in')
      })

      it('counts at once in every process that looks anew', async () => {
        await world().user('ana')
        const token = await world().token('ana@example.com')
        const stale = await later(token)
        const elsewhere = world().newSignIns()
        await elsewhere.actorOf(token)
        await world().call(confirmSignIn, stale, { password: PASSWORD })
        isFresh((await elsewhere.actorOf(token, true))!)
      })

      it('needs the code, too, of an account that has a second factor [ACC-18]', async () => {
        await ana()
        const { token } = await second((await firstStep()).ticket, world().codes.shown())
        const stale = await later(token!)
        const confirm = (password: string | undefined, code: string | undefined) =>
          world().call(confirmSignIn, stale, { password, code })
        expect((await refusalOf(confirm(PASSWORD, undefined))).fields).to.have.keys('code')
        expect((await refusalOf(confirm(PASSWORD, '000000'))).fields).to.have.keys('code')
        expect((await refusalOf(confirm(undefined, world().codes.shown()))).fields).to.have.keys('password')
        await confirm(PASSWORD, world().codes.shown())
        isFresh(await world().actor(token!))
        expect((await refusalOf(confirm(PASSWORD, world().codes.shown()))).fields).to.have.keys('code')
      })

      it('is needed to take over the account of somebody else, and to make a super admin [ACC-18]', async () => {
        await world().user('ada', 'super_admin')
        const { _id: id } = await world().user('ben')
        const stale = await later(await world().token('ada@example.com'))
        const before = await world().storedUser(id)
        for (const change of [
          { password: 'loud garden chair' },
          { email: 'other@example.com' },
          { user_type: 'super_admin' as const },
        ])
          expect((await refusalOf(world().call(updateUser, stale, { id, ...change }))).code).to.equal(
            'stale_sign_in',
          )
        expect(await world().storedUser(id)).to.deep.equal(before)
        await world().call(updateUser, stale, {
          id,
          first_name: 'Benno',
          email: 'BEN@example.com',
          user_type: 'client',
        })
        await world().call(confirmSignIn, stale, { password: PASSWORD })
        const fresh = await world().actor(await world().token('ada@example.com'))
        await world().call(updateUser, fresh, { id, password: 'loud garden chair' })
      })
    })
  })
}
