import {
  eachTest,
  refusalOf,
  SAMPLE_UNDO_SECONDS,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import { tellFinished } from '../application/groups/tell-finished.ts'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  actOnRecord,
  callNext,
  deleteRecord,
  finishGroup,
  removeFromGroup,
  undoFinish,
} from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld, staff } from './lobby-world.ts'

/** Steps that go with a call-in, and those that are taken back. */
export function undoSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`steps in one and steps back: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    let ada: string
    beforeEach(async () => {
      world = lobbyWorld(harness().store)
      ada = (await world.arrive('Ada')).record_id
      world.forget()
    })
    const version = async (id = ada) => (await world.record(id)).version
    const callIn = async (ways: { to_group?: boolean; undo?: boolean } = { to_group: true }, id = ada) =>
      world.call(actOnRecord, staff, { id, action: 'call-in', version: await version(id), ...ways })
    const group = async () => (await world.lobby()).current_group
    const signals = () =>
      world.promised.flatMap((entry) => (entry.kind === 'signal' ? [`${entry.type}`] : []))

    describe('calling in with the group', () => {
      it('is one transition, one text and one member of the group [LOB-18]', async () => {
        const called = await callIn()
        expect(called).to.include({ state: 'in_casting', seen: true, group_name: 'Group 01' })
        expect((await group())?.records).to.deep.equal([ada])
        expect(world.texts()).to.deep.equal(['Ada YOUR_TURN_TEXT'])
        expect(signals()).to.deep.equal(['group', 'record', 'board', 'status', 'line-moved'])
      })

      it('leaves the group alone when it is not asked for', async () => {
        await callIn({})
        expect(await group()).to.equal(null)
      })

      it('goes with the next in line, too [LOB-18]', async () => {
        const { record } = await world.call(callNext, staff, { session: world.session.id, to_group: true })
        expect(record).to.include({ _id: ada, group_name: 'Group 01' })
        expect((await group())?.records).to.deep.equal([ada])
      })

      race('by two staff at once is one transition, one text and one member [L2]', async () => {
        const now = await version()
        const press = () =>
          world.call(actOnRecord, staff, { id: ada, action: 'call-in', version: now, to_group: true })
        const outcomes = await Promise.allSettled([press(), press()])
        expect(outcomes.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected'])
        expect(world.texts()).to.deep.equal(['Ada YOUR_TURN_TEXT'])
        expect((await group())?.records).to.deep.equal([ada])
      })
    })

    describe('a step out of the room', () => {
      it('is taken back without a new call and without a text', async () => {
        const before = await callIn()
        await world.call(removeFromGroup, staff, { id: ada })
        world.forget()
        world.clock.advance(5000)
        const back = await callIn({ to_group: true, undo: true })
        expect(back).to.include({
          state: 'in_casting',
          call_in_time: before.call_in_time,
          group_name: 'Group 01',
        })
        expect(world.texts()).to.deep.equal([])
      })

      it('is not taken back for a talent who was never called', async () => {
        expect(await refusalOf(callIn({ undo: true }))).to.include({ kind: 'rule', code: 'not_possible' })
      })
    })

    describe('a finished group', () => {
      const finish = async () => {
        const { _id, records } = (await group())!
        const finish = { session: world.session.id, group: _id, undoable: true, seen: records }
        await world.call(finishGroup, staff, finish)
        return _id
      }
      const job = () =>
        world.promised.find((entry) => entry.kind === 'job' && entry.name === 'lobby.tell-finished')
      const tell = async () => {
        const entry = job()
        if (entry?.kind !== 'job') throw new Error('Nothing tells the talent.')
        await world.work(tellFinished, entry.payload as never)
      }
      const undo = (id: string) => world.call(undoFinish, staff, { session: world.session.id, group: id })
      beforeEach(() => callIn())

      it('is finished for staff at once and for its talent later, which a lost process does not forget [LIV-09]', async () => {
        world.forget()
        await finish()
        expect(await world.record(ada)).to.include({ state: 'waiting', seen: false, auditioned: true })
        expect(await world.statusOf(ada)).to.include({ state: 'in_casting', join: 'main' })
        expect(signals()).not.to.include('status')
        const at = world.clock.now().getTime() + SAMPLE_UNDO_SECONDS * 1000
        expect(job()).to.deep.include({ at: new Date(at) })
        await tell()
        expect(await world.statusOf(ada)).to.include({ state: 'done', join: null })
        expect(signals()).to.include('status')
      })

      it('is the current one again when the finish is undone, and its talent never hear of it [LIV-09]', async () => {
        const id = await finish()
        expect((await undo(id)).records).to.deep.equal([ada])
        expect(await world.record(ada)).to.include({ state: 'in_casting', auditioned: false })
        expect((await group())?._id).to.equal(id)
        await tell()
        expect(await world.statusOf(ada)).to.include({ state: 'in_casting', join: 'main' })
      })

      it('is the current one again without a talent who was removed in between [LIV-09]', async () => {
        const ben = (await world.arrive('Ben')).record_id
        await callIn({ to_group: true }, ada)
        await callIn({ to_group: true }, ben)
        const id = await finish()
        await world.call(deleteRecord, staff, { id: ben })
        expect(await undo(id))
          .to.include({ name: 'Ada Example' })
          .and.to.deep.include({ records: [ada] })
        expect((await group())?.records).to.deep.equal([ada])
      })

      it('is the current one again without a talent who was in another group in between [LIV-09]', async () => {
        const ben = (await world.arrive('Ben')).record_id
        await callIn({ to_group: true }, ben)
        const id = await finish()
        await callIn({ to_group: true }, ben)
        await finish()
        expect((await undo(id)).records).to.deep.equal([ada])
      })

      it('keeps its second finish when the job of the first one comes late', async () => {
        const id = await finish()
        const first = job()
        await undo(id)
        world.clock.advance(1000)
        await finish()
        if (first?.kind === 'job') await world.work(tellFinished, first.payload as never)
        expect(await world.statusOf(ada)).to.include({ state: 'in_casting' })
      })

      it('cannot be undone once its talent are told, or another group has begun', async () => {
        const id = await finish()
        const ben = (await world.arrive('Ben')).record_id
        await callIn({ to_group: true }, ben)
        expect(await refusalOf(undo(id))).to.include({ kind: 'conflict', code: 'changed' })
        await finish()
        await tell()
        expect(await refusalOf(undo(id))).to.include({ kind: 'conflict', code: 'told' })
      })

      it('tells a member who is called again at once, and nothing else later', async () => {
        await finish()
        await callIn()
        await tell()
        expect(await world.record(ada)).to.include({ state: 'in_casting' })
        expect(await world.statusOf(ada)).to.include({ state: 'in_casting', join: 'main' })
      })
    })
  })
}
