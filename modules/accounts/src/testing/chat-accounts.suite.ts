import type { UserActor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import { getChatAccount, removeChatAccount, saveChatAccount } from '../contract/index.ts'
import { accountsWorld } from './accounts-world.ts'

const SECRETS = { auth: 'the-auth-of-dana', api_key: 'the-key-of-dana' }

/** People's own accounts at the provider of chat, over a real store: run by every adapter of the store. */
export function chatAccountsSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`chat accounts: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      const world = accountsWorld(store)
      await world.user('dana', 'casting_director')
      return { world, dana: await world.signedIn('dana'), stop }
    })
    const world = () => harness().world
    const dana = () => harness().dana
    const save = (changes: object = {}, actor: UserActor = dana()) =>
      world().call(saveChatAccount, actor, { id: dana().userId, app_id: 'app-1', ...SECRETS, ...changes })
    const seen = async (actor: UserActor = dana()) =>
      (await world().call(getChatAccount, actor, { id: dana().userId })).account

    it('are kept encrypted, and shown by the ends of their secrets only [ADM-03] [SEC-06]', async () => {
      expect(await seen()).to.equal(null)
      const { account } = await save()
      expect(account).to.deep.include({ app_id: 'app-1', auth_end: 'dana', api_key_end: 'dana' })
      expect(await seen()).to.deep.equal(account)
      const stored = await world().storedCredentials(dana().userId, 'cometchat')
      for (const secret of Object.values(SECRETS))
        expect(JSON.stringify([account, stored])).not.to.contain(secret)
      await world().call(removeChatAccount, dana(), { id: dana().userId })
      expect(await seen()).to.equal(null)
    })

    it('keep the secrets that are not typed, and ask for them with another app', async () => {
      await save()
      await save({ auth: undefined, api_key: 'another-long-key' })
      expect(await seen()).to.include({ auth_end: 'dana', api_key_end: '-key' })
      await save({ auth: 'short', api_key: 'another-long-key' })
      expect(await seen()).to.include({ auth_end: '', api_key_end: '-key' })
      expect((await refusalOf(save({ app_id: 'app-2', auth: '' }))).fields).to.have.all.keys('auth')
      expect((await refusalOf(save({ app_id: 'no app' }))).fields).to.have.all.keys('app_id')
    })

    it('keep their region, which is the United States when it was never told', async () => {
      await save()
      expect(await seen()).to.include({ region: 'us' })
      await save({ region: 'eu' })
      await save({ auth: undefined, api_key: undefined })
      expect(await seen()).to.include({ region: 'eu' })
    })

    it('are open to the server by the first holder who has one [LIV-10]', async () => {
      await world().user('dora', 'casting_director')
      const dora = await world().signedIn('dora')
      const first = () => world().chatAccountDirectory.firstOf([dora.userId, dana().userId])
      expect(await first()).to.equal(null)
      await save({ region: 'in' })
      expect(await first()).to.deep.equal({
        appId: 'app-1',
        region: 'in',
        auth: SECRETS.auth,
        apiKey: SECRETS.api_key,
      })
      world().secretBox.forget()
      expect(await first()).to.equal(null)
    })

    it('are seen to by their holder and by super admins', async () => {
      await world().user('root', 'super_admin')
      await world().user('dora', 'casting_director')
      await save({}, await world().signedIn('root'))
      expect(await seen()).to.include({ updated_by: 'root@example.com' })
      const dora = await world().signedIn('dora')
      for (const attempt of [seen(dora), save({}, dora)])
        expect((await refusalOf(attempt)).kind).to.equal('missing')
    })

    it('of a changed secret of the install count as none, and are typed in anew', async () => {
      await save()
      world().secretBox.forget()
      expect(await seen()).to.equal(null)
      expect((await refusalOf(save({ auth: undefined }))).fields).to.have.all.keys('auth')
    })
  })
}
