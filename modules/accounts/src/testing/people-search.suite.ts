import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import { listUsers, searchUsers } from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

/** Searches and lists of accounts over a real store: run by every adapter of the store. */
export function peopleSearchSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`looking people up: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: accountsWorld(store), stop }
    })
    const world = () => harness().world

    it('shows staff the people of their projects, and others by the whole e-mail address only [ACC-09]', async () => {
      const [mia, noah] = [
        await world().user('mia', 'session_manager'),
        await world().user('noah', 'session_manager'),
      ]
      await world().user('mimi')
      const asMia = await world().signedIn('mia')
      const found = async (email: string) =>
        (await world().call(searchUsers, asMia, { email })).map((user) => user.first_name)
      expect(await found('mi')).to.deep.equal(['mia'])
      expect(await found('no')).to.deep.equal([])
      expect(await found(' Noah@Example.com ')).to.deep.equal(['noah'])
      for (const part of ['noah', 'noah@example.co', 'noah@example.com%', '%', '__', 'n'.repeat(254)])
        expect(await found(part), part).to.deep.equal([])
      world().colleagues.set(mia._id, [mia._id, noah._id])
      expect(await found('no')).to.deep.equal(['noah'])
    })

    it('offers the own people before anything is typed, and no others [SES-01]', async () => {
      const [mia, noah] = [
        await world().user('mia', 'session_manager'),
        await world().user('noah', 'session_manager'),
      ]
      await world().user('stranger', 'session_manager')
      await world().user('root', 'super_admin')
      world().colleagues.set(mia._id, [noah._id])
      const offered = async (name: string) =>
        (await world().call(searchUsers, await world().signedIn(name), { email: '' })).map(({ _id }) => _id)
      expect(await offered('mia')).to.deep.equal([noah._id])
      expect(await offered('stranger')).not.to.include(noah._id)
      expect(await offered('root')).to.deep.equal([])
    })

    it('is by the beginning of e-mail or name, and shows no secrets', async () => {
      await world().user('ana')
      await world().user('root', 'super_admin')
      const [ana, root] = [await world().signedIn('ana'), await world().signedIn('root')]
      const found = await world().call(searchUsers, root, { email: 'AN' })
      expect(found).to.deep.equal([
        {
          _id: ana.userId,
          email: 'ana@example.com',
          first_name: 'ana',
          last_name: 'Example',
          user_type: 'client',
        },
      ])
      expect(await world().call(searchUsers, root, { email: 'an', type: 'talent' })).to.deep.equal([])
    })

    it('lists pages for super admins only, with the number of projects of each account [ADM-02]', async () => {
      for (const name of ['ana', 'ben', 'cat']) await world().user(name)
      await world().user('root', 'super_admin')
      const [ana, root] = [await world().signedIn('ana'), await world().signedIn('root')]
      expect((await refusalOf(world().call(listUsers, ana, {}))).kind).to.equal('denied')
      world().projectCounts.set(ana.userId, 2)
      const page = await world().call(listUsers, root, { user_type: 'client', limit: 2 })
      expect(page.users.map(({ first_name }) => first_name)).to.deep.equal(['ana', 'ben'])
      expect(page.has_more).to.equal(true)
      expect(page.users.map(({ projects }) => projects)).to.deep.equal([2, 0])
      expect(world().counted).to.deep.equal([page.users.map(({ _id }) => _id)])
      const rest = await world().call(listUsers, root, { user_type: 'client', skip: 2, limit: 2 })
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
}
