import { Actor, type UserActor } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import {
  eachTest,
  promisedAs,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { sessionFacts } from '@callboard/projects/testing'
import { talentInvited } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import {
  createUser,
  deleteUser,
  getManagedUser,
  getUser,
  getUserTraces,
  removeLogo,
  resetPassword,
  saveChatAccount,
  saveLogo,
  updateUser,
} from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const GIF = new TextEncoder().encode('GIF89a')

/** Accounts in the console over a real store: run by every adapter of the store. */
export function usersSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`accounts in the console: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      const world = accountsWorld(store)
      await world.user('root', 'super_admin')
      return { world, root: await world.signedIn('root'), stop }
    })
    const world = () => harness().world
    const root = () => harness().root

    type Created = InputOf<typeof createUser>
    const create = (changes: Partial<Created> = {}, actor: UserActor = root()) =>
      world().call(createUser, actor, {
        email: 'Dora@Example.com',
        password: PASSWORD,
        user_type: 'casting_director',
        first_name: 'Dora',
        last_name: 'Day',
        ...changes,
      })
    const managed = (id: string) => world().call(getManagedUser, root(), { id })
    const mails = (template: string) =>
      world().promised.filter((entry) => JSON.stringify(entry).includes(`"template":"${template}"`))

    describe('a new one', () => {
      it('has the fields of its type, and an e-mail brings a link for an own password [ADM-03]', async () => {
        const mia = await world().user('mia', 'session_manager')
        const made = await create({
          business_id: ' B-17 ',
          external_platform_user: true,
          attached_users: [mia._id],
        })
        expect(made).to.deep.include({
          email: 'dora@example.com',
          user_type: 'casting_director',
          business_id: 'B-17',
          external_platform_user: true,
          can: { delete: true, set_password: true, reset_second_factor: true },
        })
        expect(made.attached_users.map(({ email }) => email)).to.deep.equal(['mia@example.com'])
        expect(await managed(made._id)).to.deep.equal(made)
        expect(mails('ACCOUNT_CREATED')).to.have.length(1)
        expect(JSON.stringify(world().promised)).not.to.include(PASSWORD)
        await world().call(resetPassword, Actor.anonymous, {
          token: world().mailedToken(),
          password: 'loud garden chair',
        })
        expect(await world().token('dora@example.com', 'loud garden chair')).to.be.a('string')
      })

      it('keeps its link for seven days', async () => {
        await create()
        const reset = () =>
          world().call(resetPassword, Actor.anonymous, { token: world().mailedToken(), password: PASSWORD })
        world().clock.advance(7 * 86_400_000)
        expect((await refusalOf(reset())).code).to.equal('bad_reset_link')
      })

      it('does not have what its type has not', async () => {
        const made = await create({ user_type: 'client', business_id: 'B-17' })
        expect(made).to.deep.include({ business_id: null, attached_users: [] })
      })

      it('is refused with the e-mail of another, an unknown colleague or a blank name, and nothing is sent', async () => {
        await world().user('dora')
        expect((await refusalOf(create())).code).to.equal('email_taken')
        const strangers = create({ email: 'eve@example.com', attached_users: ['nobody'] })
        expect((await refusalOf(strangers)).fields).to.have.property('attached_users')
        expect(
          (await refusalOf(create({ email: 'eve@example.com', first_name: ' ' }))).fields,
        ).to.have.property('first_name')
        expect(await world().byEmail('eve@example.com')).to.equal(null)
        expect(world().promised).to.deep.equal([])
      })
    })

    describe('a changed one', () => {
      const change = async (id: string, changes: object, actor: UserActor = root()) =>
        await world().call(updateUser, actor, { id, ...changes })

      it('is changed by super admins only', async () => {
        const { _id } = await world().user('ana')
        const ana = await world().signedIn('ana')
        for (const changes of [
          { user_type: 'super_admin' },
          { email: 'other@example.com' },
          { business_id: 'B' },
          { external_platform_user: true },
          { attached_users: [] },
        ])
          expect((await refusalOf(change(_id, changes, ana))).kind, JSON.stringify(changes)).to.equal(
            'denied',
          )
        expect(await world().storedUser(_id)).to.include({ userType: 'client', email: 'ana@example.com' })
      })

      race('tells the second of two super admins who save it at once [ADM-03]', async () => {
        const { _id } = await world().user('ana')
        const { version } = await managed(_id)
        const answers = await Promise.allSettled(
          ['Anna', 'Anne'].map((first_name) => change(_id, { first_name, version })),
        )
        const [refused] = answers.filter((answer) => answer.status === 'rejected')
        expect(refused?.reason.code).to.equal('account_changed')
        const now = await managed(_id)
        expect(refused?.reason.current).to.deep.equal(now)
        expect(now.version).to.equal(version + 1)
      })

      it('does not get the e-mail of another', async () => {
        const { _id } = await world().user('ana')
        await world().user('ben')
        expect((await refusalOf(change(_id, { email: 'Ben@example.com' }))).code).to.equal('email_taken')
        expect((await managed(_id)).email).to.equal('ana@example.com')
      })

      it('has no sign-in left after its type or password changed [ACC-08]', async () => {
        const { _id } = await world().user('ana')
        for (const changes of [{ user_type: 'casting_director' }, { password: PASSWORD }]) {
          const token = await world().token('ana@example.com')
          await world().actor(token)
          await change(_id, changes)
          expect(await world().signIns.actorOf(token)).to.equal(null)
        }
        const token = await world().token('ana@example.com')
        await change(_id, { first_name: 'Anna', user_type: 'casting_director' })
        expect(await world().signIns.actorOf(token)).not.to.equal(null)
      })

      it('ends the links that were mailed to its old address, and tells both addresses', async () => {
        const { _id } = await create()
        await change(_id, { first_name: 'Doris' })
        const token = world().mailedToken()
        await change(_id, { email: 'right@example.com' })
        expect(world().signInNews()).to.deep.equal(
          ['dora@example.com', 'right@example.com'].map((to) => [
            to,
            'The e-mail address of your account was changed from dora@example.com to right@example.com.',
          ]),
        )
        const opened = world().call(resetPassword, Actor.anonymous, { token, password: 'loud garden chair' })
        expect((await refusalOf(opened)).code).to.equal('bad_reset_link')
      })

      it('loses the credentials of a type it no longer has', async () => {
        const { _id } = await create()
        await world().call(saveChatAccount, root(), { id: _id, app_id: 'app', auth: 'auth', api_key: 'key' })
        await change(_id, { user_type: 'client' })
        expect(await world().storedCredentials(_id, 'cometchat')).to.deep.equal([])
        expect(await managed(_id)).to.deep.include({ business_id: null, chat_account: null })
      })

      race('leaves one super admin, also when the last two are demoted at once [ADM-04]', async () => {
        const zoe = await world().user('zoe', 'super_admin')
        const answers = await Promise.allSettled(
          [root().userId, zoe._id].map((id) => change(id, { user_type: 'client' })),
        )
        const refused = answers.filter((answer) => answer.status === 'rejected')
        expect(refused.map(({ reason }) => reason.code)).to.deep.equal(['last_super_admin'])
      })

      race('leaves one super admin, also when one is demoted as the other is deleted [ADM-04]', async () => {
        const zoe = await world().user('zoe', 'super_admin')
        const asZoe = await world().signedIn('zoe')
        const answers = await Promise.allSettled([
          change(root().userId, { user_type: 'client' }, asZoe),
          world().call(deleteUser, root(), { id: zoe._id }),
        ])
        const refused = answers.filter((answer) => answer.status === 'rejected')
        expect(refused.map(({ reason }) => reason.code)).to.deep.equal(['last_super_admin'])
      })
    })

    describe('a deleted one', () => {
      it('goes the way of an account that its owner deletes [ADM-04] [ACC-08]', async () => {
        const { _id } = await world().user('ana')
        const token = await world().token('ana@example.com')
        await world().actor(token)
        await world().call(deleteUser, root(), { id: _id })
        expect(await world().signIns.actorOf(token)).to.equal(null)
        expect(await world().storedUser(_id)).to.equal(null)
        expect(world().promised).to.deep.equal([
          {
            kind: 'event',
            type: 'accounts.account-deleted',
            payload: { user_id: _id, email: 'ana@example.com', name: 'ana Example' },
          },
        ])
      })

      it('that casts projects alone has a successor, who is another casting director [ADM-04]', async () => {
        const dan = await world().user('dan', 'casting_director')
        const eva = await world().user('eva', 'casting_director')
        const ana = await world().user('ana')
        world().alone.count = 2
        const remove = (successor?: string) =>
          world().call(deleteUser, root(), { id: dan._id, ...(successor ? { successor } : {}) })
        for (const nobody of [undefined, ana._id, dan._id, root().userId])
          expect((await refusalOf(remove(nobody))).fields).to.have.property('successor')
        expect(await world().storedUser(dan._id)).not.to.equal(null)
        await remove(eva._id)
        expect(world().promised.at(-1)).to.deep.include({
          payload: {
            user_id: dan._id,
            email: 'dan@example.com',
            name: 'dan Example',
            successor_id: eva._id,
          },
        })
      })

      it('is not the own one, and nobody else may delete it', async () => {
        const { _id } = await world().user('ana')
        await world().user('dan', 'casting_director')
        expect((await refusalOf(world().call(deleteUser, root(), { id: root().userId }))).code).to.equal(
          'own_account',
        )
        const asDan = await world().signedIn('dan')
        expect((await refusalOf(world().call(deleteUser, asDan, { id: _id }))).kind).to.be.oneOf([
          'denied',
          'missing',
        ])
        expect(await world().storedUser(_id)).not.to.equal(null)
      })

      race('leaves one super admin, also when two delete each other [ADM-04]', async () => {
        const zoe = await world().user('zoe', 'super_admin')
        const asZoe = await world().signedIn('zoe')
        const answers = await Promise.allSettled([
          world().call(deleteUser, root(), { id: zoe._id }),
          world().call(deleteUser, asZoe, { id: root().userId }),
        ])
        expect(answers.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
      })

      it('says first what it touches elsewhere', async () => {
        const { _id } = await world().user('ana')
        expect(await world().call(getUserTraces, root(), { id: _id })).to.deep.equal({
          projects: 2,
          projects_alone: 0,
          dates: 3,
          appointments: 1,
          check_ins: 1,
          photos: 2,
          takes: 1,
          shared_takes: 4,
          kept_sheets: { count: 1, until: '2026-04-01' },
          messages: 1 + 'ana@example.com'.length,
          answers: 6,
          comments: 3 + 5 + 7,
        })
      })
    })

    describe('an account that staff make for a talent', () => {
      const nina = { email: ' Nina@Example.com', firstName: 'Nina', lastName: 'New' }
      const invite = (user_id: string) =>
        world().work(talentInvited, { user_id, appointment_id: 'appointment-1' })

      it('is the one with the e-mail address, made once [SCH-15]', async () => {
        const made = await Promise.all([1, 2, 3].map(() => world().talentAccounts.ofEmail(nina)))
        expect(new Set(made.map(({ id }) => id)).size).to.equal(1)
        expect(made[0]).to.include({ userType: 'talent', canSignIn: false })
        expect(await world().storedUser(made[0]!.id)).to.include({
          email: 'nina@example.com',
          firstName: 'Nina',
          passwordHash: null,
        })
        const client = await world().user('cleo', 'client')
        expect(await world().talentAccounts.ofEmail({ ...nina, email: 'cleo@example.com' })).to.deep.equal({
          id: client._id,
          userType: 'client',
          canSignIn: true,
        })
      })

      it('has the project, its casting director and the session in that mail, while they are there [SCH-15]', async () => {
        const dana = await world().user('dana', 'casting_director')
        world().sessions.push(sessionFacts({ castingDirectorIds: [dana._id] }))
        const { id } = await world().talentAccounts.ofEmail(nina)
        const values = () =>
          (promisedAs(world().promised, 'admin.message-requested').at(-1) as { readonly values: object })
            .values
        await invite(id)
        expect(values()).to.include({
          PROJECT_NAME: 'Big Film',
          SESSION_NAME: 'First calls',
          CASTING_DIRECTOR: 'dana Example',
        })
        world().sessions.length = 0
        await invite(id)
        expect(values()).to.have.keys('LINK', 'EMAIL')
      })

      it('has a link for a password mailed, unless its owner can sign in [SCH-15]', async () => {
        const { id } = await world().talentAccounts.ofEmail(nina)
        expect(mails('ACCOUNT_CREATED')).to.have.length(0)
        await invite(id)
        expect(mails('ACCOUNT_CREATED')).to.have.length(1)
        await world().call(resetPassword, Actor.anonymous, {
          token: world().mailedToken(),
          password: 'loud garden chair',
        })
        expect(await world().token('nina@example.com', 'loud garden chair')).to.be.a('string')
        await invite(id)
        await invite('nobody')
        expect(mails('ACCOUNT_CREATED')).to.have.length(1)
      })
    })

    describe('the logo', () => {
      const save = (id: string, bytes: Uint8Array, actor: UserActor = root()) =>
        world().call(saveLogo, actor, { id, file: { contentType: 'image/png', bytes } })

      it('is a PNG or JPEG picture by its content, and takes the place of the one before', async () => {
        const { _id: id } = await create()
        for (const bytes of [GIF, Uint8Array.of(), new Uint8Array([...PNG, ...new Uint8Array(200)])])
          expect((await refusalOf(save(id, bytes))).fields).to.have.property('file')
        await save(id, PNG)
        const first = (await world().storedUser(id))!.logoKey!
        expect((await managed(id)).logo_url).to.equal(`https://files.test/${first}`)
        const photos = await world().userPhotos.of([id, 'nobody'])
        expect([...photos]).to.deep.equal([[id, `https://files.test/${first}`]])
        await save(id, PNG)
        expect(world().promised.at(-1)).to.deep.include({
          name: 'accounts.remove-logo-file',
          payload: { key: first },
        })
        await world().call(removeLogo, root(), { id })
        expect((await managed(id)).logo_url).to.equal(null)
      })

      it('is its owner’s or a super admin’s, and no session manager’s', async () => {
        const { _id: id } = await create()
        await world().user('mia', 'session_manager')
        await world().user('dan', 'casting_director')
        expect((await refusalOf(save(id, PNG, await world().signedIn('dan')))).kind).to.equal('missing')
        const mia = await world().byEmail('mia@example.com')
        expect((await refusalOf(save(mia!.id, PNG))).kind).to.equal('missing')
        expect(world().logos.keys).to.have.property('size', 0)
        const dora = await world().signedIn('dora')
        expect((await world().call(getUser, dora, { id })).logo_url).to.equal(null)
        await save(id, PNG, dora)
        expect(world().logos.keys).to.have.property('size', 1)
        const { logoKey } = (await world().storedUser(id))!
        expect((await world().call(getUser, dora, { id })).logo_url).to.equal(`https://files.test/${logoKey}`)
      })
    })
  })
}
