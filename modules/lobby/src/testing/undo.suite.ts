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
  addToGroup,
  callNext,
  checkIn,
  deleteRecord,
  finishGroup,
  type RecordAction,
  removeFromGroup,
  reportPresence,
  undoFinish,
  undoStep,
  updateRecord,
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
    const callIn = async (ways: { to_group?: boolean } = { to_group: true }, id = ada) =>
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

    describe('a step', () => {
      /** The record without what each write changes. */
      const shown = async (id = ada) => {
        const { version, text_state, photo_url, photos, ...rest } = await world.record(id)
        return rest
      }
      const cora = {
        first_name: 'Cora',
        last_name: 'Example',
        email: 'cora@example.com',
        phone: '+13105550188',
        role: 'Hero',
      }
      const withdrawn = () =>
        world.promised.flatMap((entry) =>
          entry.kind === 'event' && entry.type === 'admin.messages-withdrawn' ? [entry.payload] : [],
        )
      const step = async (action: RecordAction) => {
        const { version } = await world.step(ada, action)
        return () => world.call(undoStep, staff, { id: ada, version })
      }

      for (const action of ['call-to-lobby', 'skip', 'on-deck', 'sign-out'] as const)
        it(`of a talent in the room is taken back with all that it changed: ${action} [LOB-18]`, async () => {
          await callIn()
          await world.enterRoom(ada)
          const before = { record: await shown(), group: await group() }
          expect(before.record.joined_time).not.to.equal(null)
          await world.call(reportPresence, world.page(ada), {
            id: ada,
            page: { connection: `phone of ${ada}`, room: null, line: 'ok', can_record: true },
          })
          world.clock.advance(15_000)
          const takeBack = await step(action)
          world.forget()
          await takeBack()
          expect({ record: await shown(), group: await group() }).to.deep.equal(before)
          expect(world.texts()).to.deep.equal([])
        })

      for (const action of ['call-to-lobby', 'skip', 'sign-out', 'call-in'] as const)
        it(`of a talent on deck is taken back to on deck: ${action} [LOB-18]`, async () => {
          await world.step(ada, 'on-deck')
          const { call_in_time: _, ...before } = await shown()
          const takeBack = await step(action)
          await takeBack()
          expect(await shown()).to.deep.include(before)
        })

      it('of a member who left the group is taken back into it, with the state of before', async () => {
        await world.step(ada, 'on-deck')
        await world.call(addToGroup, staff, { id: ada })
        const before = { record: await shown(), group: await group() }
        const { version } = (await world.call(removeFromGroup, staff, { id: ada })).record
        await world.call(undoStep, staff, { id: ada, version })
        expect({ record: await shown(), group: await group() }).to.deep.equal(before)
      })

      it('leaves the arrival of a talent who came into the room meanwhile', async () => {
        const id = (await world.call(checkIn, staff, { ...cora, session: world.session.id })).record_id
        const called = await world.step(id, 'call-in')
        await world.enterRoom(id)
        await world.call(undoStep, staff, { id, version: called.version })
        const { state, arrived_time } = await world.record(id)
        expect({ state, hasArrived: arrived_time !== null }).to.deep.equal({
          state: 'waiting',
          hasArrived: true,
        })
      })

      it('says its goodbye no more once it is taken back', async () => {
        await callIn()
        await world.enterRoom(ada)
        const takeBack = await step('sign-out')
        expect(world.texts()).to.include('Ada GOODBYE_TEXT')
        await takeBack()
        expect(withdrawn()).to.deep.equal([{ record_id: ada, template: 'GOODBYE_TEXT' }])
      })

      it('that made a talent wanted again is taken back with the goodbye of before, at its time', async () => {
        await callIn()
        await world.enterRoom(ada)
        const { _id } = (await group())!
        await world.call(finishGroup, staff, { session: world.session.id, group: _id })
        const due = world.messages().at(-1)?.send_at
        world.clock.advance(5000)
        const takeBack = await step('on-deck')
        world.forget()
        await takeBack()
        expect(world.messages().map(({ template, send_at }) => [template, send_at])).to.deep.equal([
          ['GOODBYE_TEXT', due],
        ])
        expect(await world.record(ada)).to.include({ state: 'waiting', auditioned: true })
      })

      it('is not taken back once another step, or the finish of its group, has followed', async () => {
        await callIn()
        const skipped = await step('skip')
        await world.step(ada, 'unskip')
        expect(await refusalOf(skipped())).to.include({ kind: 'conflict', code: 'changed' })
        const called = await world.step(ada, 'call-in')
        await callIn()
        await world.enterRoom(ada)
        const { _id } = (await group())!
        await world.call(finishGroup, staff, { session: world.session.id, group: _id, undoable: true })
        const { version } = await world.record(ada)
        expect(version).to.be.greaterThan(called.version)
        expect(await refusalOf(world.call(undoStep, staff, { id: ada, version }))).to.include({
          code: 'changed',
        })
      })

      it('is taken back after a correction of the role, which stays', async () => {
        const skipped = await step('skip')
        await world.call(updateRecord, staff, { id: ada, version: await version(), role: 'Villain' })
        await skipped()
        expect(await world.record(ada)).to.include({ state: 'waiting', role: 'Villain' })
      })
    })

    describe('a step out of the room', () => {
      it('is taken back without a new call and without a text', async () => {
        const before = await callIn()
        const left = await world.call(removeFromGroup, staff, { id: ada })
        world.forget()
        world.clock.advance(5000)
        const back = await world.call(undoStep, staff, { id: ada, version: left.record.version })
        expect(back).to.include({
          state: 'in_casting',
          call_in_time: before.call_in_time,
          group_name: 'Group 01',
        })
        expect(world.texts()).to.deep.equal([])
      })

      it('is not taken back for a talent whom no step has changed', async () => {
        const undone = world.call(undoStep, staff, { id: ada, version: await version() })
        expect(await refusalOf(undone)).to.include({ kind: 'conflict', code: 'changed' })
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

      it('forgets the talent whom staff had seen when its finish is undone: they had not joined [LIV-09]', async () => {
        const id = await finish()
        expect((await world.record(ada)).joined_time).not.to.equal(null)
        await undo(id)
        expect(await world.record(ada)).to.include({ joined_time: null, state: 'in_casting' })
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
        expect(await refusalOf(undo(id))).to.include({
          kind: 'conflict',
          code: 'begun',
          message:
            'This cannot be undone any more: another group has begun. Call the talent in again instead.',
        })
        await finish()
        await tell()
        expect(await refusalOf(undo(id))).to.include({
          kind: 'conflict',
          code: 'told',
          message:
            'This cannot be undone any more: the talent have been told. Call the talent in again instead.',
        })
      })

      it('is the current one when its finish is taken back twice [LIV-09]', async () => {
        const id = await finish()
        await undo(id)
        const again = await world.call(undoFinish, staff, {
          session: world.session.id,
          group: id,
          called: ada,
        })
        expect(again).to.deep.include({ _id: id, records: [ada] })
        expect(await world.record(ada)).to.include({ state: 'in_casting' })
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
