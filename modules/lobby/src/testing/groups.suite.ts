import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  addToGroup,
  deleteRecord,
  editGroup,
  finishGroup,
  MOST_IN_GROUP,
  removeFromGroup,
} from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld, staff } from './lobby-world.ts'

export function groupsSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`groups: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    it('gather talent under their names, and number themselves', async () => {
      const [ada, bob] = await world.arriveAll('Ada', 'Bob')
      await world.call(addToGroup, staff, { id: ada! })
      const group = await world.call(addToGroup, staff, { id: bob! })
      expect(group).to.deep.include({
        name: 'Ada Example, Bob Example',
        is_current: true,
        records: [ada, bob],
      })
      expect(await world.record(bob!)).to.include({ group_id: group._id, group_name: 'Group 01' })
      expect((await world.lobby()).current_group).to.deep.equal(group)
      expect(await world.call(addToGroup, staff, { id: ada! })).to.deep.equal(group)
    })

    it('take no more talent than one signal can name', async () => {
      const [ada] = await world.arriveAll('Ada')
      const full = {
        id: 'full',
        sessionId: world.session.id,
        number: 1,
        name: '',
        named: false,
        recordIds: [],
        guests: Array.from({ length: MOST_IN_GROUP }, (_, n) => ({ id: `g${n}`, name: 'Gil', role: '' })),
        createdAt: world.clock.now(),
        finishedAt: null,
        copiedFrom: null,
      }
      await harness().store.write(({ groups }) => groups.save(full))
      const refusal = await refusalOf(world.call(addToGroup, staff, { id: ada! }))
      expect(refusal).to.include({ kind: 'rule', code: 'group_full' })
      expect(await world.record(ada!)).to.include({ group_id: null })
    })

    race('are one when two staff add at once', async () => {
      const [ada, bob] = await world.arriveAll('Ada', 'Bob')
      await Promise.all([ada!, bob!].map((id) => world.call(addToGroup, staff, { id })))
      const { current_group } = await world.lobby()
      expect(new Set(current_group?.records)).to.deep.equal(new Set([ada, bob]))
      expect(await world.groups.bySession(world.session.id)).to.have.length(1)
    })

    it('give a member back to the lobby, unseen [LIV-09]', async () => {
      const [ada, bob] = await world.arriveAll('Ada', 'Bob')
      for (const id of [ada!, bob!]) {
        await world.step(id, 'call-in')
        await world.call(addToGroup, staff, { id })
      }
      const { group } = await world.call(removeFromGroup, staff, { id: ada! })
      expect(group).to.deep.include({ name: 'Bob Example', records: [bob] })
      const left = { seen: false, state: 'waiting', group_id: null, group_name: null, auditioned: false }
      expect(await world.record(ada!)).to.include(left)
      expect((await world.record(bob!)).seen).to.equal(true)
    })

    it('are finished on all live pages; members are unseen and have auditioned [LIV-09]', async () => {
      const [ada, bob] = await world.arriveAll('Ada', 'Bob')
      await world.step(ada!, 'call-in')
      const group = await world.call(addToGroup, staff, { id: ada! })
      world.forget()
      await world.call(finishGroup, staff, { session: world.session.id, group: group._id, seen: [ada!] })
      expect(await world.record(ada!)).to.include({ seen: false, auditioned: true, group_id: group._id })
      expect(await world.statusOf(ada!)).to.include({ state: 'done', place: null, join: null })
      expect((await world.statusOf(bob!)).place).to.equal(1)
      expect((await world.lobby()).current_group).to.equal(null)
      const sent = world.promised.map((entry) => (entry.kind === 'job' ? entry.name : entry.type))
      expect(sent).to.deep.equal([
        'record',
        'board',
        'status',
        'admin.message-requested',
        'lobby.group-finished',
        'group',
        'line-moved',
      ])
      const next = await world.call(addToGroup, staff, { id: bob! })
      expect(next._id).not.to.equal(group._id)
      expect((await world.record(bob!)).group_name).to.equal('Group 02')
    })

    race('are finished once', async () => {
      const [ada] = await world.arriveAll('Ada')
      const { _id } = await world.call(addToGroup, staff, { id: ada! })
      const finish = () =>
        world.call(finishGroup, staff, { session: world.session.id, group: _id, seen: [ada!] })
      const outcomes = await Promise.allSettled([finish(), finish()])
      expect(outcomes.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected'])
      expect(await refusalOf(finish())).to.include({ kind: 'conflict', code: 'changed' })
    })

    race('leave nobody seen without a group when finished and left at once', async () => {
      const [ada, bob] = await world.arriveAll('Ada', 'Bob')
      for (const id of [ada!, bob!]) {
        await world.step(id, 'call-in')
        await world.call(addToGroup, staff, { id })
      }
      const group = (await world.lobby()).current_group!._id
      await Promise.all([
        world.call(finishGroup, staff, { session: world.session.id, group, seen: [ada!, bob!] }),
        world.call(removeFromGroup, staff, { id: ada! }),
      ])
      const { records, current_group } = await world.lobby()
      expect(records.map(({ seen }) => seen)).to.deep.equal([false, false])
      expect(current_group).to.equal(null)
    })

    it('keep the name that staff have given until they are named after their talent again', async () => {
      const [ada, bob] = await world.arriveAll('Ada', 'Bob')
      const { _id: id } = await world.call(addToGroup, staff, { id: ada! })
      world.forget()
      expect(await world.call(editGroup, staff, { id, name: ' The sisters ' })).to.include({
        name: 'The sisters',
      })
      const sent = world.promised.map((entry) => (entry.kind === 'job' ? entry.name : entry.type))
      expect(sent).to.deep.equal(['group-edit', 'group'])
      expect(await world.call(addToGroup, staff, { id: bob! })).to.include({ name: 'The sisters' })
      await world.call(editGroup, staff, { id, name: 'Ada Example, Bob Example' })
      const { group } = await world.call(removeFromGroup, staff, { id: ada! })
      expect(group).to.include({ name: 'Bob Example' })
    })

    it('are shown by a picture out of their videos, which the review hears of, and by no other', async () => {
      const [ada] = await world.arriveAll('Ada')
      const { _id: id } = await world.call(addToGroup, staff, { id: ada! })
      const show = (thumbnail: string | null) =>
        world.call(editGroup, staff, { id, name: 'The sisters', thumbnail })
      world.forget()
      expect(await refusalOf(show('picture-of-another'))).to.include({ kind: 'missing' })
      expect(world.promised).to.deep.equal([])
      await show(`picture-of-${id}`)
      await show(null)
      const chosen = world.promised.filter(
        (entry) => entry.kind === 'event' && entry.type === 'lobby.group-picture-chosen',
      )
      const ofGroup = { group_id: id, session_id: world.session.id }
      expect(chosen.map((entry) => entry.kind === 'event' && entry.payload)).to.deep.equal([
        { ...ofGroup, key: `picture-of-${id}` },
        { ...ofGroup, key: null },
      ])
    })

    it('get the talent whom staff name once they are finished; nothing else of these changes', async () => {
      const [ada, bob, cleo] = await world.arriveAll('Ada', 'Bob', 'Cleo')
      const { _id: id } = await world.call(addToGroup, staff, { id: ada! })
      const edit = (...record_ids: string[]) =>
        world.call(editGroup, staff, { id, name: 'Pairs', record_ids })
      expect(await refusalOf(edit(ada!, bob!))).to.include({ kind: 'rule', code: 'current_group' })
      await world.call(finishGroup, staff, { session: world.session.id, group: id, seen: [ada!] })
      const before = await world.record(bob!)
      const both = { id, name: 'Ada Example', record_ids: [ada!, bob!] }
      expect(await world.call(editGroup, staff, both)).to.include({ name: 'Ada Example, Bob Example' })
      expect(await edit(bob!, ada!)).to.deep.include({ name: 'Pairs', records: [bob, ada] })
      expect(await world.record(bob!)).to.deep.equal(before)
      await world.call(deleteRecord, staff, { id: ada! })
      await world.call(deleteRecord, staff, { id: cleo! })
      expect(await edit(ada!)).to.deep.include({ records: [ada] })
      for (const strange of [cleo!, 'nobody'])
        expect(await refusalOf(edit(strange))).to.include({ kind: 'missing' })
      expect((await world.groups.find(id))?.members.map(({ recordId }) => recordId)).to.deep.equal([ada])
    })

    race('keep what two people change in them at once', async () => {
      const [ada, bob, cleo] = (await world.arriveAll('Ada', 'Bob', 'Cleo')) as [string, string, string]
      const { _id: id } = await world.call(addToGroup, staff, { id: ada })
      await world.call(finishGroup, staff, { session: world.session.id, group: id, seen: [ada!] })
      const edit = (...record_ids: string[]) =>
        world.call(editGroup, staff, { id, name: 'Pairs', record_ids, from_ids: [ada] })
      await Promise.all([edit(ada, bob), edit(ada, cleo)])
      const members = async () => (await world.groups.find(id))?.members.map(({ recordId }) => recordId)
      expect(await members()).to.have.members([ada, bob, cleo])
      await edit(bob)
      expect(await members()).to.have.members([bob, cleo])
      const last = { id, name: 'Pairs', record_ids: [ada], from_ids: [bob, cleo, ada] }
      expect(await refusalOf(world.call(editGroup, staff, last))).to.include({
        kind: 'invalid',
        message: 'Choose at least one talent',
      })
      expect(await members()).to.have.members([bob, cleo])
    })

    it('are known to other modules, with members that were deleted later', async () => {
      const [ada] = await world.arriveAll('Ada')
      const { _id } = await world.call(addToGroup, staff, { id: ada! })
      expect((await world.groups.current(world.session.id))?.id).to.equal(_id)
      await world.call(finishGroup, staff, { session: world.session.id, group: _id, seen: [ada!] })
      await world.call(deleteRecord, staff, { id: ada! })
      const facts = await world.groups.find(_id)
      expect(facts).to.deep.include({ name: 'Ada Example', order: 1, isCurrent: false })
      expect(facts?.members.map(({ recordId, role }) => ({ recordId, role }))).to.deep.equal([
        { recordId: ada, role: 'Hero' },
      ])
      expect(await world.groups.current(world.session.id)).to.equal(null)
      expect(await world.groups.find('nothing')).to.equal(null)
    })
  })
}
