import { eachTest, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import { tellFinished } from '../application/groups/tell-finished.ts'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  actOnRecord,
  addToGroup,
  callNext,
  finishGroup,
  getSignInSheet,
  listGroups,
  undoFinish,
} from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld, staff } from './lobby-world.ts'

/** Who is in a group when it ends. */
export function groupEndSuite(name: string, make: () => Promise<StoreHarness<LobbyStore>>): void {
  describe(`the end of a group: ${name}`, () => {
    const harness = eachTest(make)
    let world: LobbyWorld
    let ada: string
    let bob: string
    beforeEach(async () => {
      world = lobbyWorld(harness().store)
      ;[ada, bob] = (await world.arriveAll('Ada', 'Bob')) as [string, string]
    })

    const callIn = async (id: string, ways: { same_group?: boolean } = {}) => {
      const { version } = await world.record(id)
      const input = { id, action: 'call-in', version, to_group: true, ...ways } as const
      await world.call(actOnRecord, staff, input)
    }
    const group = async () => (await world.lobby()).current_group
    const members = async () => (await group())?.records
    const finish = async (ways: { undoable?: boolean; seen?: string[] } = {}) => {
      const { _id } = (await group())!
      await world.call(finishGroup, staff, { session: world.session.id, group: _id, ...ways })
      return _id
    }
    const goodbyes = () => world.texts().filter((text) => text.endsWith('GOODBYE_TEXT'))
    const isStillToCome = { state: 'waiting', auditioned: false, group_id: null, group_name: null }
    const tell = async () => {
      const job = world.promised.find((entry) => entry.kind === 'job' && entry.name === tellFinished.name)
      if (job?.kind !== 'job') throw new Error('Nothing tells the talent.')
      await world.work(tellFinished, job.payload as never)
    }

    it('is no audition of a talent who was put back to the lobby before it [LOB-20]', async () => {
      await callIn(ada)
      await world.enterRoom(ada)
      await world.step(ada, 'call-to-lobby')
      expect(await members()).to.deep.equal([])
      await callIn(bob)
      await world.enterRoom(bob)
      await finish()
      expect(await world.record(ada)).to.include(isStillToCome)
      expect(await world.statusOf(ada)).to.include({ state: 'waiting', place: 1, join: 'test' })
      expect(await world.record(bob)).to.include({ auditioned: true })
      expect(goodbyes()).to.deep.equal(['Bob GOODBYE_TEXT'])
    })

    for (const action of ['skip', 'on-deck', 'sign-out'] as const)
      it(`is no audition of a talent who left it by ${action} [LOB-20]`, async () => {
        await callIn(ada)
        await callIn(bob)
        await world.enterRoom(bob)
        await world.step(ada, action)
        expect(await members()).to.deep.equal([bob])
        await finish()
        expect(await world.record(ada)).to.include({ auditioned: false, group_id: null })
      })

    it('keeps a member who was in the room and signed out before it [LOB-20]', async () => {
      await callIn(ada)
      await world.enterRoom(ada)
      await world.step(ada, 'sign-out')
      await finish()
      expect(await world.record(ada)).to.include({ state: 'signed_out', auditioned: true })
    })

    it('leaves the time in which a talent who was put back was seen, where there is a take of them [LOB-19]', async () => {
      await callIn(ada)
      await callIn(bob, { same_group: true })
      const id = (await group())!._id
      world.recorded.add(id)
      world.onTakes.push(ada)
      await world.step(ada, 'call-to-lobby')
      await world.step(bob, 'call-to-lobby')
      const { rows } = await world.call(getSignInSheet, staff, { session: world.session.id })
      const seen = new Map(rows.map((row) => [row._id, row.seen]))
      expect(seen.get(ada)).to.equal((await world.record(ada)).call_in_time)
      expect(seen.get(bob)).to.equal(null)
    })

    it('is no audition of a talent who never came, unless staff have seen them [LOB-20]', async () => {
      await callIn(ada)
      await world.enterRoom(ada)
      await callIn(bob)
      const id = await finish()
      expect(await world.record(bob)).to.include(isStillToCome)
      expect((await world.groups.find(id))?.members.map(({ recordId }) => recordId)).to.deep.equal([ada])
      expect(goodbyes()).to.deep.equal(['Ada GOODBYE_TEXT'])
      await callIn(bob)
      await finish({ seen: [bob] })
      expect(await world.record(bob)).to.include({ auditioned: true })
    })

    it('counts talent who came in person and were called in, but for those whom staff have not seen [LOB-20]', async () => {
      const dates = world.session.dates.map((date) => ({ ...date, locationType: 'In Person' as const }))
      world.sessions.set(world.session.id, { ...world.session, dates })
      const [cora, dan] = (await world.arriveAll('Cora', 'Dan')) as [string, string]
      await callIn(cora)
      await callIn(dan)
      await finish({ seen: [cora] })
      expect(await world.record(cora)).to.include({ auditioned: true })
      expect(await world.record(dan)).to.include(isStillToCome)
      await callIn(dan)
      await finish()
      expect(await world.record(dan)).to.include({ auditioned: true })
    })

    it('tells a talent who never came nothing of a finish until it is told, and undoes it whole [LOB-20]', async () => {
      await callIn(ada)
      await world.enterRoom(ada)
      await callIn(bob)
      const id = await finish({ undoable: true })
      expect(await world.record(bob)).to.include(isStillToCome)
      expect(await world.statusOf(bob)).to.include({ state: 'in_casting' })
      await world.call(undoFinish, staff, { session: world.session.id, group: id })
      expect(await members()).to.deep.equal([ada, bob])
      expect(await world.record(bob)).to.include({ state: 'in_casting', group_id: id })
      await finish({ undoable: true })
      await tell()
      expect(await world.statusOf(bob)).to.include({ state: 'waiting', place: 1 })
      expect(goodbyes()).to.deep.equal(['Ada GOODBYE_TEXT'])
    })

    it('does not come while nobody was there and nothing was recorded [LOB-20]', async () => {
      await world.call(addToGroup, staff, { id: ada })
      const id = await finish()
      expect(await group()).to.deep.include({ _id: id, records: [] })
      expect(goodbyes()).to.deep.equal([])
    })

    describe('that staff forgot', () => {
      it('comes with the next call-in, once there is a take [LOB-20]', async () => {
        await callIn(ada)
        await world.enterRoom(ada)
        const first = (await group())!._id
        world.recorded.add(first)
        await world.call(callNext, staff, { session: world.session.id, to_group: true })
        expect(await members()).to.deep.equal([bob])
        expect((await group())?._id).not.to.equal(first)
        expect(await world.record(ada)).to.include({ auditioned: true, group_id: first })
        expect(goodbyes()).to.deep.equal(['Ada GOODBYE_TEXT'])
      })

      describe('and take back with the call-in that made it', () => {
        let first: string
        const callNextUndoably = () =>
          world.call(callNext, staff, { session: world.session.id, to_group: true, undoable: true })
        const undo = () =>
          world.call(undoFinish, staff, { session: world.session.id, group: first, called: bob })
        beforeEach(async () => {
          await callIn(ada)
          await world.enterRoom(ada)
          first = (await group())!._id
          world.recorded.add(first)
          await callNextUndoably()
        })

        it('is held from its talent, who are in the room again, as the called one is in line [LOB-20]', async () => {
          expect(await world.statusOf(ada)).to.include({ state: 'in_casting' })
          await undo()
          expect(await group()).to.deep.include({ _id: first, records: [ada] })
          expect(await world.record(ada)).to.include({ state: 'in_casting', auditioned: false })
          expect(await world.record(bob)).to.include(isStillToCome)
          expect(await world.statusOf(bob)).to.include({ state: 'waiting', place: 1 })
          const { groups } = await world.call(listGroups, staff, { id: world.session.id })
          expect(groups.map(({ records }) => records)).to.deep.equal([[ada], []])
          await tell()
          expect(goodbyes()).to.deep.equal([])
        })

        it('brings the called talent back to where they were: on deck, and not into the line [LOB-20]', async () => {
          await undo()
          await world.step(bob, 'on-deck')
          await callNextUndoably()
          await undo()
          expect(await world.record(bob)).to.include({ state: 'on_deck', group_id: null })
        })

        it('is refused once another talent is in the new group [LOB-20]', async () => {
          const [cora] = (await world.arriveAll('Cora')) as [string]
          await callIn(cora)
          expect(await refusalOf(undo())).to.include({ kind: 'conflict', code: 'begun' })
          expect(await members()).to.deep.equal([bob, cora])
        })

        it('is refused once the new group has a take [LOB-20]', async () => {
          world.recorded.add((await group())!._id)
          expect(await refusalOf(undo())).to.include({ kind: 'conflict', code: 'begun' })
          expect(await members()).to.deep.equal([bob])
        })
      })

      it('is the audition of those in casting where only a take tells that they were there [LOB-20]', async () => {
        await callIn(ada)
        world.recorded.add((await group())!._id)
        await callIn(bob)
        expect(await world.record(ada)).to.include({ auditioned: true })
      })

      it('does not come where staff want them together, or one of its own is called again [LOB-20]', async () => {
        await callIn(ada)
        world.recorded.add((await group())!._id)
        await callIn(ada)
        expect(await members()).to.deep.equal([ada])
        await callIn(bob, { same_group: true })
        expect(await members()).to.deep.equal([ada, bob])
      })
    })
  })
}
