import type { UserActor } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import { deleteAccount, getTextAccount, removeTextAccount, saveTextAccount } from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

const SID = `AC${'0a'.repeat(16)}`
const OTHER_SID = `AC${'0b'.repeat(16)}`
const TOKEN = 'the-auth-token-of-dana'
const FROM = '+13105550199'

/** People's own accounts at the provider of texts, over a real store: run by every adapter of the store. */
export function textAccountsSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`text accounts: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      const world = accountsWorld(store)
      await world.user('dana', 'casting_director')
      world.textProvider.open({ accountSid: SID, authToken: TOKEN, from: FROM })
      return { world, dana: await world.signedIn('dana'), stop }
    })
    const world = () => harness().world
    const dana = () => harness().dana
    type Input = InputOf<typeof saveTextAccount>
    const save = (changes: Partial<Input> = {}, actor: UserActor = dana()) =>
      world().call(saveTextAccount, actor, {
        id: dana().userId,
        account_sid: SID,
        auth_token: TOKEN,
        from: FROM,
        ...changes,
      })
    const seen = async (actor: UserActor = dana()) =>
      (await world().call(getTextAccount, actor, { id: dana().userId })).account

    it('are kept encrypted, and shown without their token [MSG-06] [SEC-06]', async () => {
      expect(await seen()).to.equal(null)
      const { account } = await save()
      expect(account).to.deep.equal({
        account_sid: SID,
        token_end: 'dana',
        from: FROM,
        updated_at: world().clock.now().toISOString(),
        updated_by: 'dana@example.com',
      })
      expect(await seen()).to.deep.equal(account)
      expect(JSON.stringify([account, await world().storedCredentials(dana().userId)])).not.to.contain(TOKEN)
    })

    it('are given whole to the module that sends, by whoever comes first [MSG-06]', async () => {
      await save()
      const ref = { holderId: dana().userId, accountSid: SID }
      expect(await world().textAccounts.firstOf(['nobody', dana().userId])).to.deep.equal(ref)
      expect(await world().textAccounts.firstOf(['nobody'])).to.equal(null)
      expect(await world().textAccounts.of(dana().userId)).to.deep.equal({
        ...ref,
        holderEmail: 'dana@example.com',
        authToken: TOKEN,
        from: FROM,
      })
    })

    it('keep their token when only the sender changes, and ask for one with another account', async () => {
      await save()
      world().textProvider.open({ accountSid: SID, authToken: TOKEN, from: '40404' })
      await save({ auth_token: undefined, from: ' 40404 ' })
      expect(await world().textAccounts.of(dana().userId)).to.include({ authToken: TOKEN, from: '40404' })
      const refused = await refusalOf(save({ account_sid: OTHER_SID, auth_token: ' ' }))
      expect(refused.fields).to.deep.equal({ auth_token: 'Auth token is required' })
    })

    for (const [what, changes, field] of [
      ['an Account SID that is none', { account_sid: 'SK123' }, 'account_sid'],
      ['no token', { auth_token: '' }, 'auth_token'],
      ['a token that the provider refuses', { auth_token: 'wrong' }, 'auth_token'],
      ['a sender that is none', { from: 'Corner Casting' }, 'from'],
      ['a sender of somebody else', { from: '+13105550198' }, 'from'],
    ] as const)
      it(`are not changed by ${what}`, async () => {
        expect((await refusalOf(save(changes))).fields).to.have.all.keys(field)
        expect(await seen()).to.equal(null)
      })

    it('are not changed while the provider cannot be asked [INT-06]', async () => {
      world().textProvider.reachable = false
      expect((await refusalOf(save())).kind).to.equal('unavailable')
      expect(await seen()).to.equal(null)
    })

    it('are seen to by their holder and by super admins, who are named [SEC-01]', async () => {
      await world().user('root', 'super_admin')
      const root = await world().signedIn('root')
      const { account } = await save({}, root)
      expect(account).to.include({ updated_by: 'root@example.com' })
      expect(await seen(root)).to.deep.equal(account)
      await world().user('dora', 'casting_director')
      const dora = await world().signedIn('dora')
      const { userId: id } = dana()
      for (const attempt of [
        world().call(getTextAccount, dora, { id }),
        save({}, dora),
        world().call(removeTextAccount, dora, { id }),
      ])
        expect((await refusalOf(attempt)).kind).to.equal('missing')
      expect(await seen()).to.deep.equal(account)
    })

    it('are for those who can be a casting director of a project', async () => {
      await world().user('root', 'super_admin')
      const root = await world().signedIn('root')
      const talent = await world().user('tess', 'talent')
      expect((await refusalOf(save({ id: talent._id }, root))).kind).to.equal('missing')
      expect((await save({ id: root.userId }, root)).account).to.include({ from: FROM })
    })

    it('are gone once removed, and with the person', async () => {
      await save()
      await world().call(removeTextAccount, dana(), { id: dana().userId })
      expect([await seen(), await world().textAccounts.of(dana().userId)]).to.deep.equal([null, null])
      await save()
      await world().call(deleteAccount, dana(), { id: dana().userId, password: PASSWORD })
      expect(await world().storedCredentials(dana().userId)).to.deep.equal([])
    })

    it('can be typed in anew when the secret of the install has changed', async () => {
      await save()
      world().secretBox.forget()
      expect(await seen()).to.equal(null)
      expect((await refusalOf(world().textAccounts.of(dana().userId))).code).to.equal(
        'text_account_unreadable',
      )
      await save()
      expect(await seen()).to.include({ from: FROM })
    })
  })
}
