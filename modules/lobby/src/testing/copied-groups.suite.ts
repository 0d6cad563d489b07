import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  addToGroup,
  copyGroupsToSession,
  editGroup,
  finishGroup,
  getLobby,
  getSignInSheet,
  getTalentInfo,
  groupCopied,
  saveTalentInfo,
  updateRecord,
} from '../contract/index.ts'
import { aRecord, aSession } from './builders.ts'
import { type LobbyWorld, lobbyWorld, staff, stranger } from './lobby-world.ts'

type Copied = typeof groupCopied.payload.static

export function copiedGroupsSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`groups that are copied to another session: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    const callbacks = aSession({ id: 'callbacks', name: 'Callbacks' })
    beforeEach(() => {
      world = lobbyWorld(harness().store)
      world.sessions.set(callbacks.id, callbacks)
    })

    /** @returns its id, and those of its talent */
    const finished = async (...names: string[]) => {
      const records = await world.arriveAll(...names)
      let group = ''
      for (const id of records) group = (await world.call(addToGroup, staff, { id }))._id
      await world.call(finishGroup, staff, { session: world.session.id, group, seen: records })
      world.forget()
      return { group, records }
    }
    const copy = (groups: string | string[], target = callbacks.id) =>
      world.call(copyGroupsToSession, staff, { targetSessionId: target, oldGroupId: groups })
    const copies = () => world.groups.bySession(callbacks.id)
    const events = () =>
      world.promised.flatMap((entry) =>
        entry.kind === 'event' && entry.type === groupCopied.type ? [entry.payload as Copied] : [],
      )

    it('stand there under their names, with their talent, in their order [REV-07]', async () => {
      const first = await finished('Ada', 'Bob')
      const second = await finished('Cai')
      expect(await copy([second.group, first.group])).to.deep.equal({ copied: 2, known: 0, not_ready: 0 })
      const there = await copies()
      expect(there.map(({ name, order, isCurrent }) => [name, order, isCurrent])).to.deep.equal([
        ['Ada Example, Bob Example', 1, false],
        ['Cai Example', 2, false],
      ])
      expect(there[0]?.members.map(({ firstName, email, role }) => [firstName, email, role])).to.deep.equal([
        ['Ada', 'ada@example.com', 'Hero'],
        ['Bob', 'bob@example.com', 'Hero'],
      ])
      expect(there[0]?.members.map(({ recordId }) => recordId)).not.to.include(first.records[0])
      expect(events()[0]).to.deep.equal({
        from_session: world.session.id,
        from_group: first.group,
        session_id: callbacks.id,
        group_id: there[0]?.id,
        records: there[0]?.members.map(({ recordId }, at) => ({ from: first.records[at], to: recordId })),
      })
      expect(await world.groups.bySession(world.session.id)).to.have.length(2)
    })

    it('bring nobody into the lobby or onto the sign-in sheet, and keep nobody from checking in [REV-07]', async () => {
      const { group } = await finished('Ada')
      await copy(group)
      const [there] = await copies()
      const { recordId } = there!.members[0]!
      expect((await world.call(getLobby, staff, { id: callbacks.id })).records).to.deep.equal([])
      const sheet = { session: callbacks.id, day: callbacks.dates[0]!.id }
      expect((await world.call(getSignInSheet, staff, sheet)).rows).to.deep.equal([])
      expect(await refusalOf(world.step(recordId, 'call-in'))).to.include({
        kind: 'rule',
        code: 'not_possible',
      })
      expect(await refusalOf(world.call(addToGroup, staff, { id: recordId }))).to.include({
        code: 'not_possible',
      })
      expect(world.promised.flatMap((entry) => ('type' in entry ? [entry.type] : []))).not.to.include(
        'record',
      )
      expect(world.messages()).to.deep.equal([])
    })

    it('tell no list of their talent when these are corrected [REV-07]', async () => {
      const { group } = await finished('Ada')
      await copy(group)
      const { recordId: id } = (await copies())[0]!.members[0]!
      world.forget()
      const { version } = await world.record(id)
      await world.call(updateRecord, staff, { id, version, role: 'Villain' })
      expect((await world.record(id)).role).to.equal('Villain')
      expect(world.promised.flatMap((entry) => ('type' in entry ? [entry.type] : []))).not.to.include(
        'record',
      )
    })

    it('leave talent alone whom staff have added to the copy [REV-07]', async () => {
      const { group } = await finished('Ada')
      await copy(group)
      const [there] = await copies()
      const dan = aRecord({ id: 'dan', sessionId: callbacks.id, dayId: callbacks.dates[0]!.id })
      await harness().store.write(({ records }) => records.add(dan, 'dan'))
      const record_ids = [there!.members[0]!.recordId, dan.id]
      await world.call(editGroup, staff, { id: there!.id, name: 'Ada and Dan', record_ids })
      world.forget()
      await copy(group)
      const [event] = events()
      expect(event?.records.map(({ to }) => to)).to.deep.equal([there!.members[0]!.recordId])
      await world.work(groupCopied, event!)
      expect((await world.record(dan.id)).version).to.equal(1)
    })

    it('are not doubled when they are copied again, and say so [REV-07]', async () => {
      const { group } = await finished('Ada')
      await copy(group)
      const other = await finished('Bob')
      expect(await copy([group, other.group])).to.include({ copied: 1, known: 1 })
      expect((await copies()).map((one) => one.name)).to.deep.equal(['Ada Example', 'Bob Example'])
      expect(events().map(({ from_group }) => from_group)).to.have.members([group, other.group])
    })

    race('are there once when two people copy at the same moment [REV-07]', async () => {
      const { group } = await finished('Ada')
      const outcomes = await Promise.all([copy(group), copy(group)])
      expect(outcomes.map(({ copied }) => copied).sort()).to.deep.equal([0, 1])
      expect(await copies()).to.have.length(1)
    })

    it('say how many takes do not play yet and stay behind [REV-07]', async () => {
      const { group } = await finished('Ada')
      world.recorded.add(group)
      expect((await copy(group)).not_ready).to.equal(0)
      world.unready.add(group)
      expect((await copy(group)).not_ready).to.equal(1)
    })

    it('are refused with nothing copied while one is in front of the camera, is not there, or is of the session [REV-07]', async () => {
      const { group } = await finished('Ada')
      const [bob] = await world.arriveAll('Bob')
      const { _id: current } = await world.call(addToGroup, staff, { id: bob! })
      expect(await refusalOf(copy([group, current]))).to.include({ kind: 'rule', code: 'current_group' })
      expect(await refusalOf(copy([group, 'nothing']))).to.include({ kind: 'missing' })
      expect((await refusalOf(copy(group, world.session.id))).fields).to.deep.equal({
        targetSessionId: 'These groups are in this session.',
      })
      const foreign = { targetSessionId: callbacks.id, oldGroupId: group }
      expect(await refusalOf(world.call(copyGroupsToSession, stranger, foreign))).to.include({
        kind: 'missing',
      })
      expect(await copies()).to.deep.equal([])
    })

    it('are refused where only the one session is the own [REV-07]', async () => {
      const { group } = await finished('Ada')
      world.sessions.set('rival', {
        ...aSession({ id: 'rival', projectId: 'rival', castingDirectorIds: ['somebody'] }),
        dates: callbacks.dates.map((date) => ({ ...date, managerIds: [], lobbyManagerIds: [] })),
      })
      expect(await refusalOf(copy(group, 'rival'))).to.include({ kind: 'missing' })
      expect(await world.groups.bySession('rival')).to.deep.equal([])
    })

    it('keep photos and sizes of their talent when the first session has ended [REV-07]', async () => {
      const { group, records } = await finished('Ada')
      const { version } = await world.record(records[0]!)
      await world.call(saveTalentInfo, staff, { id: records[0]!, version, height: { ft: 5, inches: 9 } })
      await copy(group)
      for (const event of events()) await world.work(groupCopied, event)
      const [member] = (await copies())[0]!.members
      const { photo_url } = await world.record(records[0]!)
      expect(photo_url).to.contain('/photos/').and.not.contain(member?.photoKey)
      expect(await world.blobs.info(member!.photoKey!)).to.include({ size: 1 })
      expect(await world.call(getTalentInfo, staff, { id: member!.recordId })).to.deep.include({
        height: { ft: 5, inches: 9 },
      })
      const before = await world.record(member!.recordId)
      for (const event of events()) await world.work(groupCopied, event)
      expect(await world.record(member!.recordId)).to.deep.equal(before)
    })
  })
}
