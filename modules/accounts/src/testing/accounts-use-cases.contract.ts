import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 86_400 * SECOND
const NEW_PASSWORD = 'loud garden chair'

/** The use cases of the module over a real store: run by every adapter of the store. */
export function accountsUseCasesContract(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`accounts: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: accountsWorld(store), stop }
    })
    const world = () => harness().world

    describe('signing in', () => {
      it('answers a token for the right password, whatever the case of the e-mail [ACC-02]', async () => {
        const ana = await world().user('ana')
        const answer = await world().logIn.run(Actor.anonymous, {
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
          world().logIn.run(Actor.anonymous, { email, password: 'wrong words' })
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
        await world().requestReset.run(Actor.anonymous, { email: 'ana@example.com' })
        const reset = { token: world().mailedToken(), password: NEW_PASSWORD }
        world().hasher.afterwards = () => world().resetPassword.run(Actor.anonymous, reset)
        const answer = await world().logIn.run(Actor.anonymous, {
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
        await world().logOut.run(await world().actor(token))
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
        await world().logOut.run(await world().actor(token))
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
        const answer = await world().verifyToken.run(ana)
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
          },
        })
      })
    })

    it('drops what is over, and nothing that is not', async () => {
      await world().user('ana')
      const [old, live] = [await world().token('ana@example.com'), await world().token('ana@example.com')]
      await world().requestReset.run(Actor.anonymous, { email: 'ana@example.com' })
      world().clock.advance(6 * DAY)
      await world().signIns.actorOf(live)
      await world().signIns.prune()
      expect(await world().storedSignIn(old)).not.to.equal(null)
      world().clock.advance(DAY)
      await world().signIns.prune()
      expect(await world().storedSignIn(old)).to.equal(null)
      expect(await world().storedSignIn(live)).not.to.equal(null)
      const reset = { token: world().mailedToken(), password: NEW_PASSWORD }
      expect((await refusalOf(world().resetPassword.run(Actor.anonymous, reset))).code).to.equal(
        'bad_reset_link',
      )
    })

    describe('signing up', () => {
      const signUp = (changes: object = {}) =>
        world().register.run(Actor.anonymous, {
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

      it('never makes staff: a casting professional is a client who asked', async () => {
        const answer = await signUp({ user_type: 'casting_professional' })
        expect(await world().storedUser(answer._id!)).to.include({ userType: 'client', staffRequested: true })
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

    describe('resetting a password', () => {
      const ask = (email: string) => world().requestReset.run(Actor.anonymous, { email })
      const reset = (token: string, password = NEW_PASSWORD) =>
        world().resetPassword.run(Actor.anonymous, { token, password })

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
        expect(await world().token('ana@example.com', NEW_PASSWORD)).to.be.a('string')
        expect((await refusalOf(reset(mailed))).code).to.equal('bad_reset_link')
      })

      it('refuses an expired link, a forged one and one that a newer replaced', async () => {
        await world().user('ana')
        await ask('ana@example.com')
        const first = world().mailedToken()
        await ask('ana@example.com')
        expect((await refusalOf(reset(first))).code).to.equal('bad_reset_link')
        expect((await refusalOf(reset('forged'))).code).to.equal('bad_reset_link')
        world().clock.advance(30 * MINUTE)
        expect((await refusalOf(reset(world().mailedToken()))).code).to.equal('bad_reset_link')
      })

      it('can be tried again with a better password', async () => {
        await world().user('ana')
        await ask('ana@example.com')
        const mailed = world().mailedToken()
        expect((await refusalOf(reset(mailed, 'password123'))).kind).to.equal('invalid')
        expect(await reset(mailed)).to.deep.equal({ success: true })
      })
    })

    describe('changing an account', () => {
      it('is for its owner and super admins; others do not even learn that it exists', async () => {
        const ana = await world().user('ana')
        await world().user('ben')
        await world().user('root', 'super_admin')
        const [ben, root] = [await world().signedIn('ben'), await world().signedIn('root')]
        const change = { id: ana._id, first_name: 'Anna' }
        expect((await refusalOf(world().updateUser.run(ben, change))).kind).to.equal('missing')
        expect((await refusalOf(world().getUser.run(ben, { id: ana._id }))).kind).to.equal('missing')
        expect((await world().updateUser.run(root, change)).first_name).to.equal('Anna')
        expect((await world().getUser.run(root, { id: ana._id })).first_name).to.equal('Anna')
      })

      it('keeps phone numbers as E.164 and refuses others', async () => {
        const { _id: id } = await world().user('ana')
        const ana = await world().signedIn('ana')
        const change = (phone: string | null) => world().updateUser.run(ana, { id, phone })
        expect((await change('+13105550100')).phone).to.equal('+13105550100')
        expect((await refusalOf(change('soon'))).fields).to.deep.equal({
          phone: 'Please Enter a valid Phone number',
        })
        expect((await world().storedUser(id))?.phone).to.equal('+13105550100')
        expect((await change('')).phone).to.equal(null)
      })

      it('asks for the old password before a new one', async () => {
        const { _id: id } = await world().user('ana')
        const ana = await world().signedIn('ana')
        const change = (oldPassword?: string) =>
          world().updateUser.run(ana, { id, password: NEW_PASSWORD, oldPassword })
        expect((await refusalOf(change())).message).to.equal('Old Password is required')
        expect((await refusalOf(change('wrong words'))).fields).to.have.property('oldPassword')
        expect(await world().token('ana@example.com')).to.be.a('string')
        await change(PASSWORD)
        expect(await world().token('ana@example.com', NEW_PASSWORD)).to.be.a('string')
      })

      it('ends all other sign-ins when the password changes [ACC-08]', async () => {
        const { _id: id } = await world().user('ana')
        const [kept, ended] = [await world().token('ana@example.com'), await world().token('ana@example.com')]
        await world().actor(ended)
        const change = { id, password: NEW_PASSWORD, oldPassword: PASSWORD }
        await world().updateUser.run(await world().actor(kept), change)
        expect(await world().signIns.actorOf(ended)).to.equal(null)
        expect(await world().signIns.actorOf(kept)).not.to.equal(null)
      })
    })

    describe('deleting an account', () => {
      const remove = async (name: string, password = PASSWORD) => {
        const actor = await world().signedIn(name)
        return await world().deleteAccount.run(actor, { id: actor.userId, password })
      }

      it('needs the password, ends all sign-ins and tells the other modules [ACC-08]', async () => {
        const ana = await world().user('ana')
        const token = await world().token('ana@example.com')
        await world().actor(token)
        expect((await refusalOf(remove('ana', 'wrong words'))).fields).to.have.property('password')
        await remove('ana')
        expect(await world().signIns.actorOf(token)).to.equal(null)
        expect(await world().storedUser(ana._id)).to.equal(null)
        expect(world().promised).to.deep.equal([
          {
            kind: 'event',
            type: 'accounts.account-deleted',
            payload: { user_id: ana._id, email: 'ana@example.com' },
          },
        ])
      })

      it('is for the own account only', async () => {
        const ana = await world().user('ana')
        await world().user('root', 'super_admin')
        const root = await world().signedIn('root')
        const attempt = world().deleteAccount.run(root, { id: ana._id, password: PASSWORD })
        expect((await refusalOf(attempt)).kind).to.equal('denied')
      })

      race('leaves one super admin, also when the last two go at once', async () => {
        await world().user('root', 'super_admin')
        await world().user('zoe', 'super_admin')
        const answers = await Promise.allSettled([remove('root'), remove('zoe')])
        const refused = answers.filter((answer) => answer.status === 'rejected')
        expect(refused.map(({ reason }) => reason.code)).to.deep.equal(['last_super_admin'])
      })
    })

    describe('looking people up', () => {
      it('shows staff the people of their projects, and others by the whole e-mail address only [ACC-09]', async () => {
        const [mia, noah] = [
          await world().user('mia', 'session_manager'),
          await world().user('noah', 'session_manager'),
        ]
        await world().user('mimi')
        const asMia = await world().signedIn('mia')
        const found = async (email: string) =>
          (await world().searchUsers.run(asMia, { email })).map((user) => user.first_name)
        expect(await found('mi')).to.deep.equal(['mia'])
        expect(await found('no')).to.deep.equal([])
        expect(await found(' Noah@Example.com ')).to.deep.equal(['noah'])
        for (const part of ['noah', 'noah@example.co', 'noah@example.com%', '%', '__', '  ', 'n'.repeat(254)])
          expect(await found(part), part).to.deep.equal([])
        world().colleagues.set(mia._id, [mia._id, noah._id])
        expect(await found('no')).to.deep.equal(['noah'])
      })

      it('is by the beginning of e-mail or name, and shows no secrets', async () => {
        await world().user('ana')
        await world().user('root', 'super_admin')
        const [ana, root] = [await world().signedIn('ana'), await world().signedIn('root')]
        const found = await world().searchUsers.run(root, { email: 'AN' })
        expect(found).to.deep.equal([
          {
            _id: ana.userId,
            email: 'ana@example.com',
            first_name: 'ana',
            last_name: 'Example',
            user_type: 'client',
          },
        ])
        expect(await world().searchUsers.run(root, { email: 'an', type: 'talent' })).to.deep.equal([])
      })

      it('lists pages for super admins only', async () => {
        for (const name of ['ana', 'ben', 'cat']) await world().user(name)
        await world().user('root', 'super_admin')
        const [ana, root] = [await world().signedIn('ana'), await world().signedIn('root')]
        expect((await refusalOf(world().listUsers.run(ana, {}))).kind).to.equal('denied')
        const page = await world().listUsers.run(root, { user_type: 'client', limit: 2 })
        expect(page.users.map(({ first_name }) => first_name)).to.deep.equal(['ana', 'ben'])
        expect(page.has_more).to.equal(true)
        const rest = await world().listUsers.run(root, { user_type: 'client', skip: 2, limit: 2 })
        expect(rest.has_more).to.equal(false)
      })

      it('lets only super admins and the product make accounts of any kind', async () => {
        await world().user('ana')
        const staff = {
          email: 'new@example.com',
          password: PASSWORD,
          user_type: 'casting_director' as const,
          first_name: 'Cleo',
          last_name: 'Day',
        }
        const ana = await world().signedIn('ana')
        expect((await refusalOf(world().createUser.run(ana, staff))).kind).to.equal('denied')
        expect((await world().createUser.run(Actor.system('seed'), staff)).user_type).to.equal(
          'casting_director',
        )
        const twice = world().createUser.run(Actor.system('seed'), staff)
        expect((await refusalOf(twice)).code).to.equal('email_taken')
      })
    })
  })
}
