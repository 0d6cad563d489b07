import { createHash } from 'node:crypto'
import { Actor, requireFresh, type UserActor } from '@callboard/core'
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
  addPasskey,
  askPasskey,
  beginPasskey,
  beginSecondFactor,
  confirmSignIn,
  deleteAccount,
  getSecondFactor,
  googleLogin,
  listPasskeys,
  login,
  PASSKEY_REFUSED,
  passkeySignIn,
  providers,
  removePasskey,
  renamePasskey,
  resetPassword,
  resetSecondFactor,
  secondStep,
  startGoogle,
  switchOnSecondFactor,
} from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'
import { FakeDevice } from './fake-passkeys.ts'

const MINUTE = 60_000
const WINDOW = 30_000
const REFUSED = { success: false, error: PASSKEY_REFUSED }
const LATE = { success: false, error: 'This took too long. Please try again.' }
const GOOGLE_ANA = {
  subject: 'google-ana',
  email: 'ana@example.com',
  emailVerified: true,
  firstName: 'ana',
  lastName: 'Example',
}

type World = ReturnType<typeof accountsWorld>

/** Passkeys over a real store: run by every adapter of the store. */
export function passkeysSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`passkeys: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: accountsWorld(store), strict: accountsWorld(store, ['super_admin']), stop }
    })
    const world = () => harness().world

    const add = async (actor: Actor, device: FakeDevice, from: Pick<World, 'call'> = world()) => {
      const { options, ticket } = await from.call(beginPasskey, actor)
      return await from.call(addPasskey, actor, { ticket, passkey: device.make(options) })
    }
    /** An account with a passkey. */
    const withPasskey = async (person = 'ana') => {
      const { _id: id } = await world().user(person)
      const actor = await world().signedIn(person)
      const device = new FakeDevice(`device-of-${person}`)
      const { passkey } = await add(actor, device)
      return { id, actor, device, passkey }
    }
    const shown = async (device: FakeDevice, actor: Actor = Actor.anonymous, from: World = world()) => {
      const { options, ticket } = await from.call(askPasskey, actor)
      return { ticket, answer: device.answer(options) }
    }
    const signIn = async (device: FakeDevice, from: World = world()) =>
      from.call(passkeySignIn, Actor.anonymous, { passkey: await shown(device, Actor.anonymous, from) })
    const firstStep = (from: World = world(), email = 'ana@example.com') =>
      from.call(login, Actor.anonymous, { email, password: PASSWORD })
    const switchOn = async (actor: Actor) => {
      const { ticket } = await world().call(beginSecondFactor, actor)
      await world().call(switchOnSecondFactor, actor, { ticket, code: world().codes.shown() })
      world().clock.advance(2 * WINDOW)
    }
    const list = async (actor: Actor) => (await world().call(listPasskeys, actor)).passkeys

    it('sign in alone, and say when they last did [ACC-18]', async () => {
      const { id, actor, device, passkey } = await withPasskey()
      expect(passkey).to.include({ name: 'Passkey 1', last_used_at: null })
      world().clock.advance(MINUTE)
      const reply = await signIn(device)
      expect(reply).to.include({ success: true }).and.not.to.have.property('needs')
      expect(reply.device).to.be.a('string')
      expect(await world().actor(reply.token!)).to.include({ userId: id })
      expect(await list(actor)).to.deep.equal([
        { ...passkey, last_used_at: world().clock.now().toISOString() },
      ])
    })

    it('sign in at once an account that has a second factor: they are both [ACC-18]', async () => {
      const { actor, device } = await withPasskey()
      await switchOn(actor)
      expect(await firstStep()).to.deep.include({ needs: 'second_factor', ways: ['code', 'passkey'] })
      expect(await signIn(device))
        .to.include({ success: true })
        .and.not.to.have.property('needs')
    })

    it('answer a question once [ACC-18]', async () => {
      const { device } = await withPasskey()
      const proof = await shown(device)
      const send = () => world().call(passkeySignIn, Actor.anonymous, { passkey: proof })
      expect(await send()).to.include({ success: true })
      expect(await send()).to.deep.equal(REFUSED)
    })

    race('answer a question once, over two processes at once [ACC-18]', async () => {
      const { device } = await withPasskey()
      const proof = await shown(device)
      const elsewhere = world().elsewhere()
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 === 0 ? world() : elsewhere).call(passkeySignIn, Actor.anonymous, { passkey: proof }),
        ),
      )
      expect(replies.filter(({ success }) => success)).to.have.length(1)
      expect(replies.filter(({ success }) => !success)).to.deep.equal(Array(7).fill(REFUSED))
    })

    it('answer within five minutes, and only a question of this install [ACC-18]', async () => {
      const { actor, device } = await withPasskey()
      const send = (proof: Awaited<ReturnType<typeof shown>>) =>
        world().call(passkeySignIn, Actor.anonymous, { passkey: proof })
      expect(await send({ ...(await shown(device)), ticket: 'forged' })).to.deep.equal(LATE)
      const { ticket } = await world().call(beginPasskey, actor)
      expect(await send({ ...(await shown(device)), ticket })).to.deep.equal(LATE)
      const late = await shown(device)
      world().clock.advance(5 * MINUTE)
      expect(await send(late)).to.deep.equal(LATE)
      expect(await send(await shown(device))).to.include({ success: true })
    })

    it('give one answer for a wrong, an unknown, a removed and a stolen one [ACC-18] [SEC-02]', async () => {
      const { actor, device, passkey } = await withPasskey()
      const ben = await withPasskey('ben')
      const { options, ticket } = await world().call(askPasskey, Actor.anonymous)
      const { response } = ben.device.answer(options)
      const wrong = { ticket, answer: { ...device.answer(options), response } }
      expect(await world().call(passkeySignIn, Actor.anonymous, { passkey: wrong })).to.deep.equal(REFUSED)
      expect(await signIn(new FakeDevice('unknown'))).to.deep.equal(REFUSED)
      await world().call(removePasskey, actor, { id: passkey._id })
      expect(await signIn(device)).to.deep.equal(REFUSED)
    })

    it('are refused when their counter goes back, as of a copied device [ACC-18]', async () => {
      const { device } = await withPasskey()
      const attempt = async (counter: number) => {
        device.counter = counter
        return (await signIn(device)).success
      }
      expect(await attempt(0)).to.equal(true)
      expect(await attempt(7)).to.equal(true)
      expect(await attempt(7)).to.equal(false)
      expect(await attempt(3)).to.equal(false)
      expect(await attempt(8)).to.equal(true)
    })

    it('count wrong answers for an account, not the right ones [ACC-18] [SEC-02]', async () => {
      const { device } = await withPasskey()
      for (let times = 0; times < 31; times += 1) expect(await signIn(device)).to.include({ success: true })
      device.counter = 1
      await signIn(device)
      const limited = async (attempt: () => Promise<unknown>) => {
        for (let times = 0; times < 30; times += 1) await attempt()
        return (await refusalOf(attempt())).kind
      }
      expect(await limited(() => signIn(device))).to.equal('limited')
      expect(await limited(() => signIn(new FakeDevice('unknown')))).to.equal('limited')
    })

    it('are ten at most, each with a name of its own until its owner gives it another', async () => {
      const { actor, passkey } = await withPasskey()
      for (let more = 2; more <= 10; more += 1) {
        world().clock.advance(1000)
        await add(actor, new FakeDevice(`device-${more}`))
      }
      expect((await refusalOf(add(actor, new FakeDevice('one-more')))).code).to.equal('too_many_passkeys')
      const renamed = await world().call(renamePasskey, actor, { id: passkey._id, name: ' My phone ' })
      expect(renamed).to.deep.equal({ ...passkey, name: 'My phone' })
      const names = (await list(actor)).map((one) => one.name)
      expect(names).to.deep.equal(['My phone', ...Array.from({ length: 9 }, (_, at) => `Passkey ${at + 2}`)])
      await world().call(removePasskey, actor, { id: passkey._id })
      expect((await add(actor, new FakeDevice('one-more'))).passkey.name).to.equal('Passkey 1')
    })

    race('are ten at most when two processes add one at once', async () => {
      const { actor } = await withPasskey()
      for (let more = 2; more <= 9; more += 1) await add(actor, new FakeDevice(`device-${more}`))
      const elsewhere = world().elsewhere()
      const added = await Promise.allSettled([
        add(actor, new FakeDevice('here')),
        add(actor, new FakeDevice('there'), elsewhere),
      ])
      expect(added.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected'])
      expect(await list(actor)).to.have.length(10)
    })

    it('are added by the account that began, once, within five minutes, and to one account [ACC-18]', async () => {
      const { actor, device } = await withPasskey()
      await world().user('ben')
      const ben = await world().signedIn('ben')
      const code = async (who: Actor, begun: Actor, made: FakeDevice, wait = 0) => {
        const { options, ticket } = await world().call(beginPasskey, begun)
        world().clock.advance(wait)
        const passkey = made.make(options)
        return (await refusalOf(world().call(addPasskey, who, { ticket, passkey }))).code
      }
      expect(await code(ben, actor, new FakeDevice('new'))).to.equal('passkey_expired')
      expect(await code(ben, ben, new FakeDevice('new'), 5 * MINUTE)).to.equal('passkey_expired')
      expect(await code(ben, ben, new FakeDevice(device.id))).to.equal('passkey_known')
      const { options } = await world().call(beginPasskey, ben)
      const { ticket } = await world().call(beginPasskey, ben)
      const passkey = new FakeDevice('new').make(options)
      const other = await refusalOf(world().call(addPasskey, ben, { ticket, passkey }))
      expect(other.fields).to.have.keys('passkey')
      expect(await list(ben)).to.deep.equal([])
      expect(await signIn(device)).to.include({ success: true })
    })

    it('are named to the browser that makes another one, so that a device has no two', async () => {
      const { actor, device } = await withPasskey()
      const { options } = await world().call(beginPasskey, actor)
      expect(options.excludeCredentials.map(({ id }) => id)).to.deep.equal([device.id])
      const asked = async (who: Actor) =>
        (await world().call(askPasskey, who)).options.allowCredentials.map(({ id }) => id)
      expect(await asked(actor)).to.deep.equal([device.id])
      expect(await asked(Actor.anonymous)).to.deep.equal([])
    })

    it('are told to their owner by e-mail when they come and go [ACC-18]', async () => {
      const { actor, passkey } = await withPasskey()
      await world().call(removePasskey, actor, { id: passkey._id })
      expect(world().signInNews()).to.deep.equal([
        ['ana@example.com', 'A passkey was added. It signs in without your password.'],
        ['ana@example.com', 'A passkey was removed. It does not sign in any more.'],
      ])
    })

    it('are a second step, of the account that has done the first one [ACC-18]', async () => {
      const { actor, device } = await withPasskey()
      const ben = await withPasskey('ben')
      await switchOn(actor)
      const { ticket = '' } = await firstStep()
      const second = async (passkey: Awaited<ReturnType<typeof shown>>) =>
        world().call(secondStep, Actor.anonymous, { ticket, passkey })
      expect(await second(await shown(ben.device))).to.deep.equal({
        ...REFUSED,
        needs: 'second_factor',
        ticket,
      })
      const proof = await shown(device)
      expect(await second(proof)).to.include({ success: true })
      expect(await second(proof)).to.include(REFUSED)
      const neither = world().call(secondStep, Actor.anonymous, { ticket })
      expect((await refusalOf(neither)).fields).to.have.keys('code')
    })

    it('are no second step of an account that need not have one: its password is enough', async () => {
      await withPasskey()
      expect(await firstStep())
        .to.include({ success: true })
        .and.not.to.have.property('needs')
    })

    it('confirm a sign-in, of the account that is signed in [ACC-18]', async () => {
      const { actor, device } = await withPasskey()
      const ben = await withPasskey('ben')
      const isFresh = (who: Actor) => requireFresh(who, world().clock.now())
      const token = await world().token('ana@example.com')
      world().clock.advance(10 * MINUTE)
      const stale: UserActor = await world().actor(token)
      const confirm = async (passkey: Awaited<ReturnType<typeof shown>>) =>
        world().call(confirmSignIn, stale, { passkey })
      expect(await world().call(getSecondFactor, actor)).to.include({ passkeys: 1 })
      expect((await refusalOf(confirm(await shown(ben.device)))).code).to.equal('passkey_refused')
      expect(refusalBy(() => isFresh(stale)).code).to.equal('stale_sign_in')
      const proof = await shown(device, stale)
      await confirm(proof)
      isFresh(await world().actor(token))
      expect((await refusalOf(confirm(proof))).code).to.equal('passkey_refused')
    })

    it('stand for the password when the account is deleted, in a fresh sign-in [ACC-14] [ACC-18]', async () => {
      const { id, actor, device } = await withPasskey()
      await world().user('ben')
      const ben = await world().signedIn('ben')
      const without = world().call(deleteAccount, ben, { id: ben.userId })
      expect((await refusalOf(without)).fields).to.have.keys('password')

      world().clock.advance(10 * MINUTE)
      const token = await world().token('ana@example.com')
      world().clock.advance(10 * MINUTE)
      const stale = await world().actor(token)
      expect((await refusalOf(world().call(deleteAccount, stale, { id }))).code).to.equal('stale_sign_in')
      const wrong = world().call(deleteAccount, actor, { id, password: 'not the right one' })
      expect((await refusalOf(wrong)).fields).to.have.keys('password')
      await world().call(confirmSignIn, stale, { passkey: await shown(device, stale) })
      await world().call(deleteAccount, await world().actor(token), { id })
      expect(await world().storedUser(id)).to.equal(null)
    })

    const byGoogle = async () => {
      const binding = randomIds.secret()
      const digest = createHash('sha256').update(binding).digest('hex')
      const { location } = await world().call(startGoogle, Actor.anonymous, { binding: digest })
      const code = await world().google.agree(location, GOOGLE_ANA)
      const state = new URL(location).searchParams.get('state') ?? ''
      return await world().call(googleLogin, Actor.anonymous, { code, state, binding })
    }

    it('confirm the sign-in of an account of Google alone, which has no password', async () => {
      await world().user('ana')
      const token = (await byGoogle()).token!
      const device = new FakeDevice('device')
      await add(await world().actor(token), device)
      world().clock.advance(10 * MINUTE)
      const stale = await world().actor(token)
      expect((await refusalOf(world().call(confirmSignIn, stale, {}))).code).to.equal('confirm_with_google')
      await world().call(confirmSignIn, stale, { passkey: await shown(device, stale) })
      requireFresh(await world().actor(token), world().clock.now())
    })

    it('end when Google or the mailbox says that the account is another person’s, who hears of it [ACC-06] [ACC-07]', async () => {
      const stranger = await withPasskey()
      expect(await byGoogle()).to.include({ success: true, linked: true })
      expect(await signIn(stranger.device)).to.deep.equal(REFUSED)
      const ended = ['ana@example.com', 'All passkeys were removed. They do not sign in any more.']
      expect(world().signInNews().at(-1)).to.deep.equal(ended)

      const ben = await withPasskey('ben')
      await world().askReset('ben@example.com')
      const token = world().mailedToken()
      await world().call(resetPassword, Actor.anonymous, { token, password: 'loud garden chair' })
      expect(await signIn(ben.device)).to.deep.equal(REFUSED)
      expect(world().signInNews().at(-1)).to.deep.equal(['ben@example.com', ended[1]])
    })

    it('stay when the second factor is asked for after Google and the mailbox, too [ACC-06] [ACC-07]', async () => {
      const { actor, device } = await withPasskey()
      await switchOn(actor)
      await world().askReset('ana@example.com')
      const token = world().mailedToken()
      await world().call(resetPassword, Actor.anonymous, { token, password: 'loud garden chair' })
      const { ticket = '' } = await byGoogle()
      const passkey = await shown(device)
      expect(await world().call(secondStep, Actor.anonymous, { ticket, passkey })).to.include({
        success: true,
        linked: true,
      })
      expect(await signIn(device)).to.include({ success: true })
    })

    it('go with the second factor when a super admin resets it [ACC-18]', async () => {
      const { id, device } = await withPasskey()
      await world().user('ada', 'super_admin')
      const { token } = await signIn(device)
      await world().call(resetSecondFactor, await world().signedIn('ada'), { id })
      expect(await world().signIns.actorOf(token!)).to.equal(null)
      expect(await signIn(device)).to.deep.equal(REFUSED)
      expect(await world().storedPasskeys(id)).to.deep.equal([])
    })

    it('are offered where the address of the install can have them', async () => {
      const { actor } = await withPasskey()
      expect(await world().call(providers, Actor.anonymous)).to.include({ passkeys: true })
      world().passkeys.offered = false
      expect(await world().call(providers, Actor.anonymous)).to.include({ passkeys: false })
      expect(await world().call(listPasskeys, actor)).to.include({ offered: false })
      expect(await world().call(getSecondFactor, actor)).to.include({ passkeys: 0 })
      for (const begun of [world().call(beginPasskey, actor), world().call(askPasskey, Actor.anonymous)])
        expect((await refusalOf(begun)).code).to.equal('passkeys_not_offered')
    })

    describe('where super admins must have a second factor', () => {
      const strict = () => harness().strict
      const half = async () => (await strict().signIns.actorOf((await firstStep(strict())).token!))!

      it('are one: they let a super admin in whole, and end what was signed in without them [ACC-18]', async () => {
        await strict().user('ana', 'super_admin')
        const other = (await firstStep(strict())).token!
        const device = new FakeDevice('device')
        const { token } = await add(await half(), device, strict())
        expect(await strict().signIns.actorOf(other)).to.equal(null)
        expect(await strict().actor(token!)).to.include({ userType: 'super_admin' })
        const reply = await signIn(device, strict())
        expect(reply).to.include({ success: true }).and.not.to.have.property('needs')
        expect(await strict().actor(reply.token!)).to.include({ userType: 'super_admin' })
      })

      it('are asked for after the password of an account that has no app for codes [ACC-18]', async () => {
        await strict().user('ana', 'super_admin')
        const device = new FakeDevice('device')
        await add(await half(), device, strict())
        const first = await firstStep(strict())
        expect(first).to.deep.include({ success: false, needs: 'second_factor', ways: ['passkey'] })
        expect(first).not.to.have.property('token')
        const passkey = await shown(device, Actor.anonymous, strict())
        const ticket = first.ticket!
        const wrong = await strict().call(secondStep, Actor.anonymous, { ticket, code: '000000' })
        expect(wrong).to.include({ success: false, needs: 'second_factor' })
        const reply = await strict().call(secondStep, Actor.anonymous, { ticket, passkey })
        expect(await strict().actor(reply.token!)).to.include({ userType: 'super_admin' })
      })

      it('leave nobody without one: the last is removed where there is an app, too', async () => {
        await strict().user('ana', 'super_admin')
        const { token, passkey } = await add(await half(), new FakeDevice('device'), strict())
        const ana = await strict().actor(token!)
        const remove = () => strict().call(removePasskey, ana, { id: passkey._id })
        expect((await refusalOf(remove())).code).to.equal('second_factor_required')
        const { ticket } = await strict().call(beginSecondFactor, ana)
        await strict().call(switchOnSecondFactor, ana, { ticket, code: strict().codes.shown() })
        expect(await remove()).to.deep.equal({ success: true })
      })
    })
  })
}
