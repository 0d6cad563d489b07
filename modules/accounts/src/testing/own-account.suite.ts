import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import { deleteAccount, getUser, updateUser } from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

const NEW_PASSWORD = 'loud garden chair'

/** Changes and deletion of accounts over a real store: run by every adapter of the store. */
export function ownAccountSuite(
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

    describe('changing an account', () => {
      it('is for its owner and super admins; others do not even learn that it exists', async () => {
        const ana = await world().user('ana')
        await world().user('ben')
        await world().user('root', 'super_admin')
        const [ben, root] = [await world().signedIn('ben'), await world().signedIn('root')]
        const change = { id: ana._id, first_name: 'Anna' }
        expect((await refusalOf(world().call(updateUser, ben, change))).kind).to.equal('missing')
        expect((await refusalOf(world().call(getUser, ben, { id: ana._id }))).kind).to.equal('missing')
        expect((await world().call(updateUser, root, change)).first_name).to.equal('Anna')
        expect((await world().call(getUser, root, { id: ana._id })).first_name).to.equal('Anna')
      })

      it('keeps phone numbers as E.164, those without a country as of the US, and refuses others [ACC-15]', async () => {
        const { _id: id } = await world().user('ana')
        const ana = await world().signedIn('ana')
        const change = (phone: string | null) => world().call(updateUser, ana, { id, phone })
        expect((await change('(310) 555-0100')).phone).to.equal('+13105550100')
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
          world().call(updateUser, ana, { id, password: NEW_PASSWORD, oldPassword })
        expect((await refusalOf(change())).message).to.equal('Old Password is required')
        expect((await refusalOf(change('wrong words'))).fields).to.have.property('oldPassword')
        expect(await world().token('ana@example.com')).to.be.a('string')
        await change(PASSWORD)
        expect(await world().token('ana@example.com', NEW_PASSWORD)).to.be.a('string')
      })

      it('ends all other sign-ins when the password changes, and tells the owner [ACC-08]', async () => {
        const { _id: id } = await world().user('ana')
        const [kept, ended] = [await world().token('ana@example.com'), await world().token('ana@example.com')]
        await world().actor(ended)
        const change = { id, password: NEW_PASSWORD, oldPassword: PASSWORD }
        await world().call(updateUser, await world().actor(kept), change)
        expect(await world().signIns.actorOf(ended)).to.equal(null)
        expect(world().signInNews()).to.deep.equal([['ana@example.com', 'Your password was changed.']])
        expect(await world().signIns.actorOf(kept)).not.to.equal(null)
      })
    })

    describe('deleting an account', () => {
      const remove = async (name: string, password = PASSWORD) => {
        const actor = await world().signedIn(name)
        return await world().call(deleteAccount, actor, { id: actor.userId, password })
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
            payload: { user_id: ana._id, email: 'ana@example.com', name: 'ana Example' },
          },
        ])
      })

      it('is refused when sign-in sheets keep the name for another time than the page said [ACC-16]', async () => {
        await world().user('ana')
        const actor = await world().signedIn('ana')
        const removeSaid = (kept_until: string | null) =>
          world().call(deleteAccount, actor, { id: actor.userId, password: PASSWORD, kept_until })
        for (const said of [null, '2026-03-02'])
          expect((await refusalOf(removeSaid(said))).code).to.equal('kept_sheets_changed')
        await removeSaid('2026-04-01')
        expect(await world().storedUser(actor.userId)).to.equal(null)
      })

      it('is for the own account only', async () => {
        const ana = await world().user('ana')
        await world().user('root', 'super_admin')
        const root = await world().signedIn('root')
        const attempt = world().call(deleteAccount, root, { id: ana._id, password: PASSWORD })
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
  })
}
