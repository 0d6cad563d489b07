import type { UserActor } from '@callboard/core'
import {
  eachTest,
  promisedAs,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import { buildOwnData, removeOwnData } from '../application/jobs.ts'
import type { AccountsStore } from '../application/ports/index.ts'
import {
  addPasskey,
  beginPasskey,
  deleteAccount,
  downloadOwnData,
  getOwnData,
  requestOwnData,
  updateUser,
} from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'
import { FakeDevice } from './fake-passkeys.ts'

const HOUR_MS = 3_600_000

/** Archives of the own data over a real store: run by every adapter of the store. */
export function ownDataSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`own data: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: accountsWorld(store), stop }
    })
    const world = () => harness().world
    let ana: UserActor
    beforeEach(async () => {
      await world().user('ana', 'talent')
      await world().user('root', 'super_admin')
      ana = await world().signedIn('ana')
    })

    const ask = (actor = ana) => world().call(requestOwnData, actor, { id: ana.userId })
    const look = async () => (await world().call(getOwnData, ana, { id: ana.userId })).own_data
    const save = (id: string, actor = ana) => world().call(downloadOwnData, actor, { id })
    const build = (archive: string) => world().work(buildOwnData, { archive })
    const remove = (archive: string) => world().work(removeOwnData, { archive })
    const mails = () =>
      world().promised.flatMap((entry) =>
        entry.kind === 'event' && /OWN_DATA/.test(JSON.stringify(entry.payload)) ? [entry.payload] : [],
      ) as unknown as { template: string; to: string; values: Record<string, string> }[]
    const kind = async (work: Promise<unknown>) => (await refusalOf(work)).kind

    it('are made by a job that tells how far it is, and mailed about without an address of the file [ACC-16] [OPS-08]', async () => {
      expect(await look()).to.equal(null)
      const { _id } = await ask()
      expect(await look()).to.deep.include({ _id, state: 'building', progress: 0 })
      expect(await kind(save(_id))).to.equal('missing')
      const seen: unknown[] = []
      world().whileMaking(async () => void seen.push((await look())?.progress))
      await build(_id)
      expect(seen).to.deep.equal([40])
      expect(await look()).to.deep.include({ state: 'ready', progress: 100, left_out_count: 0 })
      expect((await save(_id)).url).to.equal(
        `https://files.test/${_id}?as=callboard-data-${world().clock.now().toISOString().slice(0, 10)}.zip`,
      )
      expect(mails()).to.have.length(1)
      const [mail] = mails()
      expect(mail).to.deep.include({ template: 'OWN_DATA_READY', to: 'ana@example.com' })
      expect(mail!.values).to.deep.equal({ PROFILE_LINK: 'https://callboard.test/profile?tab=account' })
    })

    it('hold the account, its sign-ins, its passkeys by name, and no secret of it [ACC-16]', async () => {
      const { options, ticket } = await world().call(beginPasskey, ana)
      await world().call(addPasskey, ana, { ticket, passkey: new FakeDevice('device').make(options) })
      await world().call(updateUser, ana, { id: ana.userId, phone: '+13105550100' })
      const { _id } = await ask()
      await build(_id)
      const files = world().ownData.get(_id)!
      expect(Object.keys(files)).to.include.members(['README.txt', 'profile.json', 'sign-ins.json'])
      expect(JSON.parse(files['profile.json']!)).to.have.nested.property('[0].phone', '+13105550100')
      expect(JSON.parse(files['profile.json']!)).to.have.nested.property('[0].has_password', true)
      expect(JSON.parse(files['sign-ins.json']!)).to.have.length(1)
      expect(JSON.parse(files['passkeys.json']!)).to.deep.equal([
        { name: 'Passkey 1', added_at: world().clock.now().toISOString(), last_used_at: null },
      ])
      expect(JSON.stringify(files)).to.contain('ana@example.com')
      for (const secret of [PASSWORD, 'v1:', 'root@example.com', 'key-of-device'])
        expect(JSON.stringify(files)).not.to.contain(secret)
    })

    it('are one at a time, also when they are asked for twice, and three a day [ACC-16]', async () => {
      const first = await ask()
      expect((await ask())._id).to.equal(first._id)
      expect(promisedAs(world().promised, buildOwnData.name)).to.have.length(1)
      await build(first._id)
      world().clock.advance(1_000)
      const second = await ask()
      expect(await kind(save(first._id))).to.equal('missing')
      await remove(first._id)
      expect([...world().ownData.keys()]).to.deep.equal([])
      await build(second._id)
      world().clock.advance(1_000)
      const third = await ask()
      await build(third._id)
      expect((await refusalOf(ask())).message).to.equal(
        'Your data can be asked for 3 times a day. Ask again tomorrow.',
      )
      expect((await look())?._id).to.equal(third._id)
      world().clock.advance(24 * HOUR_MS)
      expect(await look()).to.equal(null)
      expect((await ask()).state).to.equal('building')
    })

    race('are one when they are asked for at the same moment by several processes [ACC-16]', async () => {
      const elsewhere = Array.from({ length: 6 }, () => world().elsewhere())
      const asked = await Promise.all(
        elsewhere.map((process) => process.call(requestOwnData, ana, { id: ana.userId })),
      )
      expect(new Set(asked.map(({ _id }) => _id))).to.have.property('size', 1)
      expect(promisedAs(world().promised, buildOwnData.name)).to.have.length(1)
    })

    it('are nobody else’s, also no super admin’s [ACC-16]', async () => {
      await world().user('ben', 'talent')
      const { _id } = await ask()
      await build(_id)
      for (const [who, refusal] of [
        ['ben', 'missing'],
        ['root', 'denied'],
      ] as const) {
        const other = await world().signedIn(who)
        expect(await kind(ask(other)), who).to.equal(refusal)
        expect(await kind(world().call(getOwnData, other, { id: ana.userId })), who).to.equal(refusal)
        expect(await kind(save(_id, other)), who).to.equal(refusal)
      }
    })

    it('end a day after they are ready, with their file [ACC-16]', async () => {
      const { _id } = await ask()
      await build(_id)
      await remove(_id)
      expect(world().ownData.has(_id)).to.equal(true)
      world().clock.advance(24 * HOUR_MS)
      expect(await kind(save(_id))).to.equal('missing')
      await remove(_id)
      expect(world().ownData.has(_id)).to.equal(false)
    })

    it('go with the account, also while they are made [ACC-14] [ACC-16]', async () => {
      const ready = await ask()
      await build(ready._id)
      const late = await ask()
      world().whileMaking(async () => {
        await world().call(deleteAccount, ana, { id: ana.userId, password: PASSWORD })
      })
      await build(late._id)
      expect([...world().ownData.keys()]).to.deep.equal([ready._id])
      for (const { archive } of promisedAs(world().promised, removeOwnData.name) as { archive: string }[])
        await remove(archive)
      expect([...world().ownData.keys()]).to.deep.equal([])
      expect(mails().map(({ template }) => template)).to.deep.equal(['OWN_DATA_READY'])
    })

    it('say why they failed after their last try, by mail too, and are begun anew [ACC-16]', async () => {
      const { _id } = await ask()
      world().whileMaking(async () => {
        throw new Error('The store is away.')
      })
      for (let attempt = 0; attempt < 5; attempt += 1) await build(_id).catch(() => undefined)
      expect(await look()).to.deep.include({
        state: 'failed',
        reason: 'The archive could not be built. Try again in a few minutes.',
      })
      expect(mails().map(({ template }) => template)).to.deep.equal(['OWN_DATA_FAILED'])
      expect((await ask())._id).to.not.equal(_id)
    })

    it('that no try could make in two days are given up', async () => {
      const { _id } = await ask()
      world().clock.advance(48 * HOUR_MS)
      await remove(_id)
      expect(await look()).to.equal(null)
      await build(_id)
      expect(world().ownData.has(_id)).to.equal(false)
    })
  })
}
