import { accountDeleted } from '@callboard/accounts/contract'
import { refusalOf, SAMPLE_UNDO_SECONDS, type TestScope } from '@callboard/core/testing'
import { projectArchived, sessionChanged } from '@callboard/projects/contract'
import { dateFacts } from '@callboard/projects/testing'
import { expect } from 'chai'
import {
  bookSlot,
  cancelAppointment,
  deleteTimeFrame,
  listKnownTalent,
  listLostTimes,
  lostTimesChanged,
  putLostTimeAway,
  undoChange,
} from '../contract/index.ts'
import { DAY, FIRST, type MakeStore, outcomes, SECOND, schedulingSteps } from './scheduling-steps.ts'

const IDS = { session_id: 'session-1', project_id: 'project-1' }

/** Talent whose appointments were cancelled, until the office has given them others or put them away. */
export function lostTimesSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`scheduling, talent without a time: ${name}`, () => {
    const { it, race, world, addFrame, book } = schedulingSteps(make, scope)

    const lost = (who = 'manager') => world().call(listLostTimes, world().as(who), { session: DAY.session })
    const cancel = (appointment: string, who: string) =>
      world().call(cancelAppointment, world().as(who), { ...DAY, appointment })
    const putAway = (appointment: string, is_done = true, who = 'manager') =>
      world().call(putLostTimeAway, world().as(who), { session: DAY.session, appointment, is_done })
    const bookFor = (talent: string, availability: string, start_time = FIRST, who = 'manager') =>
      world().call(bookSlot, world().as(who), {
        ...DAY,
        availability,
        start_time,
        role: 'Hero',
        talent_id: `user-${talent}`,
      })
    /** So that what was booked before a cancellation differs from what is booked after it. */
    const later = () => world().clock.advance(60_000)
    const causes = async () => (await lost()).map(({ cause, talent }) => [talent._id, cause])

    it('are listed with the time that they had, by whom it was taken, and how they are reached [SCH-15]', async () => {
      const frame = await addFrame()
      const one = await book('talent1', frame._id)
      const other = await book('talent2', frame._id, SECOND)
      later()
      await cancel(one._id, 'talent1')
      const at = world().clock.now().toISOString()
      later()
      await cancel(other._id, 'director')
      world().people.find(({ id }) => id === 'user-talent1')!.phone = '+13105550142' as never
      const [first, second] = await lost()
      expect(second).to.deep.equal({
        _id: one._id,
        day: 'day-1',
        start_time: FIRST,
        role: 'Hero',
        cause: 'talent',
        lost_at: at,
        lost_by: null,
        talent: {
          _id: 'user-talent1',
          first_name: 'talent1',
          last_name: second!.talent.last_name,
          email: 'talent1@example.com',
          phone: '+13105550142',
          photo_url: 'https://files.example/user-talent1.jpg',
        },
      })
      expect([first!.cause, first!.talent._id]).to.deep.equal(['office', 'user-talent2'])
      expect(first!.lost_by).to.include('director')
    })

    it('are those of a deleted time frame, a removed, changed and archived date [SCH-15]', async () => {
      const facts = world().facts[0]!
      const frame = await addFrame()
      await book('talent1', frame._id)
      await world().call(deleteTimeFrame, world().as('director'), { ...DAY, availability: frame._id })
      expect(await causes()).to.deep.equal([['user-talent1', 'frame_deleted']])
      expect((await lost())[0]!.lost_by).to.include('director')

      const again = await addFrame()
      await book('talent2', again._id)
      later()
      const past = { ...facts.dates[0]!, date: '2026-02-01' }
      world().facts[0] = { ...facts, dates: [past, facts.dates[1]!] }
      await world().work(sessionChanged, IDS)
      expect((await causes())[0]).to.deep.equal(['user-talent2', 'date_changed'])

      world().facts[0] = facts
      await world().work(sessionChanged, IDS)
      await book('talent3', again._id)
      later()
      world().facts[0] = { ...facts, dates: facts.dates.slice(1) }
      await world().work(sessionChanged, IDS)
      expect((await causes())[0]).to.deep.equal(['user-talent3', 'date_removed'])

      world().facts[0] = facts
      await book('talent4', again._id)
      later()
      world().facts[0] = { ...facts, archived: true }
      await world().work(projectArchived, { project_id: 'project-1' })
      expect((await causes())[0]).to.deep.equal(['user-talent4', 'archived'])
    })

    it('name the account that removed or changed the date, or archived the project [SCH-15]', async () => {
      const facts = world().facts[0]!
      const by = 'user-director'
      const frame = await addFrame()
      const lostBy = async () => (await lost()).map(({ cause, lost_by }) => [cause, lost_by])
      await book('talent1', frame._id)
      world().facts[0] = { ...facts, dates: facts.dates.slice(1) }
      await world().work(sessionChanged, { ...IDS, by })
      const [[cause, name] = []] = await lostBy()
      expect(cause).to.equal('date_removed')
      expect(name).to.include('director')

      world().facts[0] = facts
      await book('talent2', frame._id)
      later()
      world().facts[0] = { ...facts, archived: true }
      await world().work(projectArchived, { project_id: 'project-1', by })
      expect((await lostBy())[0]).to.deep.equal(['archived', name])
    })

    it('stay known to the other dates and sessions of the project, also once they are put away [SCH-15]', async () => {
      const frame = await addFrame()
      const { _id } = await book('talent1', frame._id)
      world().facts.push({
        ...world().facts[0]!,
        id: 'session-2',
        dates: [dateFacts({ id: 'day-9', managerIds: ['user-stranger'] })],
      })
      const known = async (who: string, session: string, day: string) =>
        (await world().call(listKnownTalent, world().as(who), { session, day })).map((one) => one._id)
      await world().call(deleteTimeFrame, world().as('director'), { ...DAY, availability: frame._id })
      for (const [session, day] of [
        [DAY.session, 'day-1'],
        [DAY.session, 'day-2'],
        ['session-2', 'day-9'],
      ] as const)
        expect(await known('director', session, day), day).to.deep.equal(['user-talent1'])
      await putAway(_id)
      expect(await known('director', DAY.session, 'day-2')).to.deep.equal(['user-talent1'])
      expect(await known('stranger', 'session-2', 'day-9'), 'of sessions of others').to.deep.equal([])
    })

    it('leave the list with their next booking in the session, and come back with its cancellation [SCH-15]', async () => {
      const frame = await addFrame()
      const { _id } = await book('talent1', frame._id)
      const kept = await world().call(bookSlot, world().as('talent2'), {
        ...DAY,
        availability: frame._id,
        start_time: SECOND,
        role: 'Hero',
      })
      later()
      await cancel(_id, 'talent1')
      later()
      const again = await bookFor('talent1', frame._id)
      expect(await lost()).to.deep.equal([])
      later()
      await cancel(again._id, 'manager')
      expect((await lost()).map((one) => one._id)).to.deep.equal([again._id])
      expect(kept.talent_id).to.equal('user-talent2')
    })

    it('are none where the appointment had begun, was put back, or its account is gone [SCH-15]', async () => {
      const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: 3 }] })
      const begun = await book('talent1', frame._id)
      const undone = await book('talent2', frame._id, SECOND)
      const gone = await book('talent3', frame._id, SECOND)
      later()
      const { undo } = await cancel(undone._id, 'manager')
      expect(await lost()).to.have.length(1)
      world().clock.advance((SAMPLE_UNDO_SECONDS * 1000) / 2)
      await world().call(undoChange, world().as('manager'), {
        ...DAY,
        appointment: undone._id,
        change: undo ?? '',
      })
      expect(await lost()).to.deep.equal([])
      await cancel(gone._id, 'talent3')
      await world().work(accountDeleted, { user_id: 'user-talent3' } as never)
      const rows = await world().store.read(({ lostTimes }) => lostTimes.ofTalent('user-talent3'))
      expect(rows).to.deep.equal([])
      world().clock.set('2026-03-02T19:05:00.000Z')
      await cancel(begun._id, 'manager')
      expect(await lost()).to.deep.equal([])
    })

    it('name no account of staff that is gone [SCH-15]', async () => {
      const frame = await addFrame()
      const { _id } = await book('talent1', frame._id)
      later()
      await cancel(_id, 'manager')
      await world().work(accountDeleted, { user_id: 'user-manager' } as never)
      const row = await world().store.read(({ lostTimes }) => lostTimes.find(_id))
      expect([row?.cause, row?.lostBy]).to.deep.equal(['office', null])
    })

    it('are put away by staff of the session, and taken back [SCH-15]', async () => {
      const frame = await addFrame()
      const { _id } = await book('talent1', frame._id)
      later()
      await cancel(_id, 'talent1')
      for (const who of ['stranger', 'talent1']) {
        expect((await refusalOf(putAway(_id, true, who))).kind, who).to.equal('missing')
        expect((await refusalOf(lost(who))).kind, who).to.equal('missing')
      }
      expect(await putAway(_id)).to.deep.equal({ success: true, booked: null })
      expect(await lost()).to.deep.equal([])
      expect(await putAway(_id, false)).to.deep.equal({ success: true, booked: null })
      expect(await lost()).to.have.length(1)
      const signals = world().promised.filter(
        (entry) => entry.kind === 'signal' && entry.type === lostTimesChanged.type,
      )
      expect(signals).to.have.length(2)
    })

    it('are counted of several sessions by one question [SCH-15]', async () => {
      const frame = await addFrame()
      const { _id } = await book('talent1', frame._id)
      later()
      await cancel(_id, 'talent1')
      const counts = () => world().appointmentQueries.lostTimes(['session-1', 'session-9'])
      expect((await counts()).map(({ sessionId }) => sessionId)).to.deep.equal(['session-1'])
      await putAway(_id)
      expect(await counts()).to.deep.equal([])
    })

    race('are booked once by two staff at once, whether one puts them away or not [SCH-09]', async () => {
      const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: 5 }] })
      const { _id } = await book('talent1', frame._id)
      later()
      await cancel(_id, 'talent1')
      const ends = await outcomes([
        bookFor('talent1', frame._id),
        bookFor('talent1', frame._id, SECOND, 'director'),
        putAway(_id),
      ])
      expect(ends).to.deep.equal({ ok: 2, already_booked: 1 })
      expect(await lost()).to.deep.equal([])
      const { booked } = await putAway(_id, false)
      expect(await lost(), 'booked meanwhile').to.deep.equal([])
      expect([FIRST, SECOND]).to.include(booked?.start_time)
      expect(booked?.time_zone).to.equal('America/Los_Angeles')
    })
  })
}
