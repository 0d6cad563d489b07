import { accountDeleted } from '@callboard/accounts/contract'
import { eachTest, outcomeOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { removeTalentPhotos } from '../application/erasure/erase-talent.ts'
import { StoredTalentTraces } from '../application/erasure/talent-traces.ts'
import type { LobbyStore } from '../application/ports/index.ts'
import { EndedNames } from '../application/sheet/kept-sheets.ts'
import {
  addToGroup,
  checkIn,
  copyGroupsToSession,
  correctTimes,
  downloadSession,
  downloadSignInSheet,
  editGroup,
  finishGroup,
  getCurrentGroup,
  getKeptSheets,
  getLobby,
  getSignInSheet,
  recordRemoved,
  saveKeptSheets,
  talentErased,
} from '../contract/index.ts'
import { aSession } from './builders.ts'
import { admin, type LobbyWorld, lobbyWorld, staff, talent } from './lobby-world.ts'

type Erased = typeof talentErased.payload.static

export function erasureSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`a talent who has deleted the account: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    let own: string
    let other: string
    const callbacks = aSession({ id: 'callbacks', name: 'Callbacks' })
    beforeEach(async () => {
      world = lobbyWorld(harness().store)
      world.sessions.set(callbacks.id, callbacks)
      own = (await world.call(checkIn, talent, await world.form('Tess'))).record_id
      ;[other = ''] = await world.arriveAll('Bob')
    })

    const erase = () =>
      world.work(accountDeleted, { user_id: talent.userId, email: 'tess@example.com', name: 'Tess Example' })
    const dayAfter = (days: number) =>
      new Date(Date.parse(world.session.dates[0]!.date) + days * 24 * 3_600_000).toISOString().slice(0, 10)
    const told = () =>
      world.promised.flatMap((entry) =>
        entry.kind === 'event' && entry.type === talentErased.type ? [entry.payload as Erased] : [],
      )
    const inGroup = async (...ids: string[]) => {
      let group = ''
      for (const id of ids) group = (await world.call(addToGroup, staff, { id }))._id
      return group
    }
    const finish = (group: string, seen: string[]) =>
      world.call(finishGroup, staff, { session: world.session.id, group, seen })

    it('is on no list and no sheet, and staff see it go at once [ACC-14]', async () => {
      await erase()
      const { records } = await world.call(getLobby, staff, { id: world.session.id })
      expect(records.map(({ _id }) => _id)).to.deep.equal([other])
      const sheet = await world.call(getSignInSheet, staff, { session: world.session.id })
      expect(JSON.stringify(sheet)).not.to.contain('Tess')
      const gone = world.promised.filter(
        (entry) => entry.kind === 'signal' && entry.type === recordRemoved.type,
      )
      expect(gone).to.have.length(1)
      const stored = await harness().store.read(({ records }) => records.find(own))
      expect(stored).to.include({ userId: null, firstName: '', lastName: '', email: '', phone: null })
      expect(stored?.deletedAt).not.to.equal(null)
    })

    it('leaves groups with others, whose names are theirs, and the current group as it goes on [ACC-16]', async () => {
      const group = await inGroup(own, other)
      await world.call(editGroup, staff, { id: group, name: 'Tess Example & Bob' })
      await erase()
      const current = await world.call(getCurrentGroup, staff, { id: world.session.id })
      expect(current.group).to.deep.include({ _id: group, name: 'Bob' })
      expect(current.group?.records).to.have.length(1)
    })

    it('takes finished groups of nobody else along, and copies of them in other sessions [ACC-16]', async () => {
      const alone = await inGroup(own)
      await finish(alone, [own])
      const both = await inGroup(own, other)
      await finish(both, [own, other])
      await world.call(copyGroupsToSession, staff, {
        targetSessionId: callbacks.id,
        oldGroupId: [alone, both],
      })
      world.forget()
      await erase()
      for (const session of [world.session.id, callbacks.id])
        expect((await world.groups.bySession(session)).map((group) => group.name)).to.deep.equal([
          'Bob Example',
        ])
      expect(told().map(({ session_id, records }) => [session_id, records.length])).to.have.deep.members([
        [world.session.id, 1],
        [callbacks.id, 2],
      ])
      expect(told()[0]?.records[0]).to.include({ name: 'Tess Example', email: 'tess@example.com' })
    })

    it('loses every photo, also one that comes late; those of others stay [ACC-16]', async () => {
      const before = await world.blobs.list('photos/')
      await erase()
      const jobs = world.promised.flatMap((entry) =>
        entry.kind === 'job' && entry.name === removeTalentPhotos.name
          ? [entry.payload as typeof removeTalentPhotos.payload.static]
          : [],
      )
      expect(jobs).to.have.length(2)
      for (const job of jobs) await world.work(removeTalentPhotos, job)
      expect(await world.blobs.list('photos/')).to.have.length(before.length - 1)
    })

    it('stays named on the sign-in sheet for the days that the office has set, and is told so before [ACC-14] [ACC-16]', async () => {
      const { version } = await world.call(getKeptSheets, admin, {})
      await world.call(saveKeptSheets, admin, { days: 2, version })
      const until = dayAfter(2)
      const { keptSheets } = await world.get(StoredTalentTraces).of(talent.userId)
      expect(keptSheets).to.deep.equal({ count: 1, until })
      await erase()
      const rows = async () => (await world.call(getSignInSheet, staff, { session: world.session.id })).rows
      const kept = (await rows()).find(({ _id }) => _id === own)
      expect(kept).to.include({ first_name: 'Tess', last_name: 'Example', kept_until: until, agent: null })
      const { records } = await world.call(getLobby, staff, { id: world.session.id })
      expect(records.map(({ _id }) => _id)).to.deep.equal([other])
      expect(
        (await world.call(downloadSignInSheet, staff, { session: world.session.id })).content,
      ).to.contain('Tess')
      expect(
        (await world.call(downloadSession, staff, { session: world.session.id })).content,
      ).not.to.contain('Tess')

      world.clock.advance(3 * 24 * 3_600_000)
      const day = world.session.dates[0]!.id
      const sheet = await world.call(getSignInSheet, staff, { session: world.session.id, day })
      expect(sheet.rows.map(({ _id }) => _id)).to.deep.equal([other])
      await world.get(EndedNames).remove()
      expect(
        await harness().store.read(({ kept: names }) => names.ofDay(world.session.id, day)),
      ).to.deep.equal([])
    })

    it('has times that staff put right for as long as the sheet names the talent [ACC-14] [LOB-19]', async () => {
      await world.call(saveKeptSheets, admin, { days: 2, version: 0 })
      await erase()
      const day = world.session.dates[0]!.id
      const row = async () => {
        const sheet = await world.call(getSignInSheet, staff, { session: world.session.id, day })
        return sheet.rows.find(({ _id }) => _id === own)!
      }
      const { version } = await row()
      await world.call(correctTimes, staff, { id: own, version, out: '23:50' })
      const right = await row()
      expect(right.out).to.be.a('string')
      expect(right.corrections.map(({ time, before, after }) => [time, before, after])).to.deep.equal([
        ['out', null, right.out],
      ])
      const { records } = await world.call(getLobby, staff, { id: world.session.id })
      expect(records.map(({ _id }) => _id)).to.deep.equal([other])

      world.clock.advance(3 * 24 * 3_600_000)
      const late = world.call(correctTimes, staff, { id: own, version: right.version, out: null })
      expect(await outcomeOf(late)).to.match(/^missing/)
    })

    it('is kept on no sheet that staff have taken the talent off, or that is older than its days', async () => {
      await world.call(saveKeptSheets, admin, { days: 2, version: 0 })
      world.clock.advance(4 * 24 * 3_600_000)
      expect((await world.get(StoredTalentTraces).of(talent.userId)).keptSheets).to.equal(null)
      await erase()
      const day = world.session.dates[0]!.id
      expect(await harness().store.read(({ kept }) => kept.ofDay(world.session.id, day))).to.deep.equal([])
    })

    race('is decided by one of two super admins who set the days at the same moment', async () => {
      const set = (days: number) => outcomeOf(world.call(saveKeptSheets, admin, { days, version: 0 }))
      expect(await Promise.all([set(10), set(20)])).to.have.members(['done', 'conflict kept_sheets_changed'])
    })

    it('is told of once, however often the deletion is heard of', async () => {
      await erase()
      await erase()
      expect(told()).to.have.length(1)
    })

    race('is told of once when two processes hear of the deletion at the same moment', async () => {
      await Promise.all([erase(), erase()])
      expect(told()).to.have.length(1)
    })
  })
}
