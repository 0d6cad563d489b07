import { accountDeleted } from '@callboard/accounts/contract'
import { Actor } from '@callboard/core'
import { promisedAs, refusalOf, type TestScope } from '@callboard/core/testing'
import { projectArchived, sessionChanged, sessionDeleted } from '@callboard/projects/contract'
import type { dateFacts } from '@callboard/projects/testing'
import { expect } from 'chai'
import { type TellTalentPayload, tellTalent } from '../application/jobs.ts'
import {
  addTimeFrame,
  bookSlot,
  deleteTimeFrame,
  getCalendarFile,
  getScheduledAppointments,
  getTimeFrame,
  isAlreadyBooked,
  listAppointments,
  listAvailability,
  listOwnAppointments,
  listTimeFrames,
  moveAppointment,
  updateTimeFrame,
} from '../contract/index.ts'
import { slotsOf } from '../domain/slot-grid.ts'
import {
  DAY,
  FIRST,
  frameInput,
  LAST,
  type MakeStore,
  outcomes,
  SECOND,
  schedulingSteps,
} from './scheduling-steps.ts'

const IDS = { session_id: 'session-1', project_id: 'project-1' }
/** 11:00 in Los Angeles, a day later and after the clocks went forward. */
const NEXT_DAY = '2026-03-03T19:00:00.000Z'
const IN_SUMMER = '2026-03-09T18:00:00.000Z'
/** 11:00 in New York. */
const IN_NEW_YORK = '2026-03-02T16:00:00.000Z'

type Mail = {
  template: string
  to: string
  reply_to?: string
  values: Record<string, string>
  attachments: { content: string; content_type: string }[]
}

/** What frames and appointments do when the session, its project or an account is changed elsewhere. */
export function followedDatesSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`scheduling, after changes elsewhere: ${name}`, () => {
    const { it, race, world, addFrame, book, booked, told, settleChanges } = schedulingSteps(make, scope)

    const change = (changes: Partial<(typeof worldFacts)[number]>) => {
      world().facts[0] = { ...world().facts[0]!, ...changes }
    }
    const worldFacts = [] as ReturnType<typeof world>['facts']
    const changeDay = (changes: Parameters<typeof dateFacts>[0]) =>
      change({
        dates: world().facts[0]!.dates.map((day) => (day.id === 'day-1' ? { ...day, ...changes } : day)),
      })
    const follow = () => world().work(sessionChanged, IDS)
    /** Two talent in the first and the last slot, at FIRST and LAST. */
    const twoBooked = async () => {
      const frame = await addFrame()
      await book('talent1', frame._id)
      await book('talent2', frame._id, LAST)
      return frame
    }
    const starts = async () => (await booked()).map(({ start }) => start.toISOString()).sort()
    const lists = async (who: string) =>
      await world().call(listOwnAppointments, world().as(who), { talent: `user-${who}` })
    const frames = () => world().store.read((repositories) => repositories.frames.ofDay('day-1'))
    const slots = async () => {
      const { dates } = await world().call(listAvailability, Actor.anonymous, DAY)
      return Object.values(dates)
        .flatMap((ofDay) => Object.values(ofDay))
        .flatMap((frame) => frame.slots)
        .filter((slot) => slot.talents_with_roles.Hero?.free === 0)
        .map((slot) => slot.start)
    }
    /** Who has been told, once the changes so far cannot be undone any more. */
    const news = async () => {
      await settleChanges()
      return [told('TALENT_RESCHEDULE_APPOINTMENT').sort(), told('DELETE_APPOINTMENT').sort()]
    }
    const BOTH = ['user-talent1', 'user-talent2']
    /** The mails of the jobs so far, but for the confirmations. */
    const mails = async (): Promise<Mail[]> => {
      await settleChanges()
      const jobs = promisedAs(world().promised, tellTalent.name) as TellTalentPayload[]
      const before = world().promised.length
      for (const job of jobs.filter(({ template }) => template !== 'APPOINTMENT_CONFIRMED'))
        await world().work(tellTalent, job)
      return world()
        .promised.slice(before)
        .flatMap((entry) => (entry.kind === 'event' ? [entry.payload as Mail] : []))
    }

    it('move to the new day of their date at the same wall times, told once [SCH-14]', async () => {
      const frame = await twoBooked()
      changeDay({ date: '2026-03-09' })
      expect(await slots(), 'before the event').to.deep.equal([IN_SUMMER, '2026-03-09T18:45:00.000Z'])
      await follow()
      await follow()
      expect(await starts()).to.deep.equal([IN_SUMMER, '2026-03-09T18:45:00.000Z'])
      expect(await slots()).to.deep.equal(await starts())
      expect((await lists('talent1')).map(({ start_time, date }) => [start_time, date])).to.deep.equal([
        [IN_SUMMER, '2026-03-09'],
      ])
      expect(await news()).to.deep.equal([BOTH, []])
      expect(await frames()).to.have.length(1)
      expect((await frames())[0]).to.deep.include({
        id: frame._id,
        date: '2026-03-09',
        startTime: '11:00',
        version: 2,
      })
    })

    it('of a date that moves twice are told of once, and not at all when it moves back [SCH-14]', async () => {
      await twoBooked()
      changeDay({ date: '2026-03-09' })
      await follow()
      changeDay({ date: '2026-03-10' })
      await follow()
      const told = await mails()
      expect(told.map(({ values }) => values.APPOINTMENT_DATE)).to.deep.equal([
        'Tuesday, March 10',
        'Tuesday, March 10',
      ])
      world().promised.length = 0
      for (const date of ['2026-03-11', '2026-03-10']) {
        changeDay({ date })
        await follow()
      }
      expect(await news()).to.deep.equal([[], []])
    })

    it('stand on the calendar where their date is now, with the gaps between them [CAL-01] [SCH-14]', async () => {
      await addFrame({ start_time: '15:00', end_time: '16:00', name: 'Last' })
      await addFrame({ start_time: '11:00', end_time: '12:00' })
      await addFrame({ start_time: '14:00', end_time: '15:00', name: 'Afternoon' })
      const stretches = async (date: string) =>
        [
          ...(await world().appointmentQueries.stretches([
            { id: 'day-1', date, zone: 'America/Los_Angeles' },
            { id: 'day-2', date, zone: 'America/Los_Angeles' },
          ])),
        ].map(([day, ofDay]) => [
          day,
          ...ofDay.map(({ start, end }) => `${start.toISOString()}/${end.toISOString()}`),
        ])
      expect(await stretches('2026-03-02')).to.deep.equal([
        [
          'day-1',
          '2026-03-02T19:00:00.000Z/2026-03-02T20:00:00.000Z',
          '2026-03-02T22:00:00.000Z/2026-03-03T00:00:00.000Z',
        ],
      ])
      expect(await stretches('2026-03-09')).to.deep.equal([
        [
          'day-1',
          '2026-03-09T18:00:00.000Z/2026-03-09T19:00:00.000Z',
          '2026-03-09T21:00:00.000Z/2026-03-09T23:00:00.000Z',
        ],
      ])
    })

    it('are told alike by all readers before the event of the change has come [SCH-14] [SCH-16]', async () => {
      const frame = await twoBooked()
      const [own] = (await booked()).filter(({ talentId }) => talentId === 'user-talent1')
      const asked = { ...DAY, appointment: own!.id }
      const [director, talent] = [world().as('director'), world().as('talent1')]
      const told = async () => ({
        own: (await lists('talent1')).map(({ start_time }) => start_time),
        held: (await world().call(isAlreadyBooked, talent, { ...DAY, talent: 'user-talent1' })).appointment
          ?.start_time,
        file: /DTSTART:(\w+)/.exec((await world().call(getCalendarFile, talent, asked)).content)?.[1],
        staff: (await world().call(listAppointments, director, DAY)).map(({ start_time }) => start_time),
        toCome: (await world().call(getScheduledAppointments, director, DAY)).map(
          ({ start_date, start_wall }) => `${start_date} ${start_wall}`,
        ),
        lobby: (await world().appointmentQueries.onDay('day-1', 'user-talent1'))?.start.toISOString(),
        frames: (await world().call(listTimeFrames, director, DAY)).map(({ version }) => version),
        frame: (await world().call(getTimeFrame, director, { ...DAY, availability: frame._id })).version,
      })
      changeDay({ date: '2026-03-03', inPersonLocation: 'Stage 9' })
      const before = await told()
      expect(before).to.deep.equal({
        own: [NEXT_DAY],
        held: NEXT_DAY,
        file: '20260303T190000Z',
        staff: [NEXT_DAY, '2026-03-03T19:45:00.000Z'],
        toCome: ['2026-03-03 11:00', '2026-03-03 11:45'],
        lobby: NEXT_DAY,
        frames: [2],
        frame: 2,
      })
      expect((await lists('talent1'))[0]?.in_person_location).to.equal('Stage 9')
      await follow()
      expect(await told()).to.deep.equal(before)
    })

    it('are no more for any reader once they have ended, before the event has come [SCH-14]', async () => {
      await twoBooked()
      const [own] = await booked()
      const lastArchivedAt = world().clock.now()
      world().clock.advance(1000)
      change({ lastArchivedAt })
      const [director, talent] = [world().as('director'), world().as('talent1')]
      expect(await lists('talent1')).to.deep.equal([])
      expect(await world().call(listAppointments, director, DAY)).to.deep.equal([])
      expect(await world().appointmentQueries.onDay('day-1', 'user-talent1')).to.equal(null)
      expect(await slots()).to.deep.equal([])
      const file = world().call(getCalendarFile, talent, { ...DAY, appointment: own!.id })
      expect((await refusalOf(file)).kind).to.equal('missing')
    })

    it('move to the new zone at the same wall times, but for the zone a talent reads in [SCH-14]', async () => {
      const frame = await addFrame()
      await book('talent1', frame._id)
      const input = { ...DAY, availability: frame._id, start_time: SECOND, role: 'Hero' }
      await world().call(bookSlot, world().as('talent2'), { ...input, time_zone: 'Asia/Kolkata' })
      change({ timeZone: 'America/New_York' })
      await follow()
      expect(await starts()).to.deep.equal([IN_NEW_YORK, '2026-03-02T16:15:00.000Z'])
      expect((await booked()).map(({ zone }) => zone).sort()).to.deep.equal([
        'America/New_York',
        'Asia/Kolkata',
      ])
      expect(await news()).to.deep.equal([BOTH, []])
    })

    it('swap places without a clash when every instant becomes the next one [SCH-14]', async () => {
      const frame = await addFrame({ end_time: '15:00', length_time_slot: 60 })
      for (const [at, who] of ['talent1', 'talent2', 'talent3', 'talent4'].entries())
        await book(who, frame._id, new Date(Date.parse(FIRST) + at * 3_600_000).toISOString())
      for (const timeZone of ['America/Denver', 'America/Los_Angeles']) {
        change({ timeZone })
        await follow()
        expect(await booked()).to.have.length(4)
      }
      expect((await starts())[0]).to.equal(FIRST)
    })

    it('get the new place of their date, told once [SCH-14]', async () => {
      await twoBooked()
      changeDay({ locationType: 'Both', inPersonLocation: 'Stage 9' })
      await follow()
      for (const appointment of await booked())
        expect(appointment).to.deep.include({
          inPersonLocation: 'Stage 9',
          locationType: 'Both',
          sequence: 1,
        })
      expect(await news()).to.deep.equal([BOTH, []])
    })

    it('stay when only the start of the date is another one', async () => {
      await twoBooked()
      changeDay({ startTime: '15:00' })
      await follow()
      expect(await starts()).to.deep.equal([FIRST, LAST])
      expect(await news()).to.deep.equal([[], []])
    })

    it('are cancelled with the date, the session and the project [SCH-14]', async () => {
      const whole = world().facts[0]!
      const ends = {
        removed: () => change({ dates: whole.dates.filter(({ id }) => id !== 'day-1') }),
        deleted: () => {
          world().deleted.push(...world().facts.splice(0))
        },
        archived: () => change({ archived: true }),
      }
      for (const [end, become] of Object.entries(ends)) {
        world().facts[0] = whole
        world().promised.length = 0
        await twoBooked()
        become()
        if (end !== 'deleted') expect(await lists('talent1'), `${end}, before the event`).to.deep.equal([])
        if (end === 'deleted') await world().work(sessionDeleted, IDS)
        else if (end === 'archived') await world().work(projectArchived, { project_id: whole.projectId })
        else await follow()
        expect(await booked(), end).to.deep.equal([])
        expect(await news(), end).to.deep.equal([[], BOTH])
        const sent = await mails()
        expect(sent.map(({ to }) => to).sort()).to.deep.equal(['talent1@example.com', 'talent2@example.com'])
        for (const { reply_to, values, attachments } of sent) {
          expect([reply_to, values.PROJECT_NAME]).to.deep.equal(['director@example.com', 'Big Film'])
          expect(attachments[0]?.content_type).to.contain('method=CANCEL')
          expect(attachments[0]?.content)
            .to.contain('METHOD:CANCEL\r\n')
            .and.contain('STATUS:CANCELLED\r\n')
            .and.contain('SEQUENCE:1\r\n')
        }
        world().facts[0] = whole
        for (const { id } of await frames())
          await world().call(deleteTimeFrame, world().as('director'), { ...DAY, availability: id })
      }
    })

    it('come back by no restore, and are booked anew then', async () => {
      const frame = await twoBooked()
      change({ archived: true })
      await world().work(projectArchived, { project_id: 'project-1' })
      change({ archived: false })
      await follow()
      expect(await booked()).to.deep.equal([])
      expect((await book('talent1', frame._id)).start_time).to.equal(FIRST)
    })

    it('end all alike when a restore comes before the event, but for those made after it [PRJ-07] [SCH-14]', async () => {
      const frame = await twoBooked()
      const other = { ...DAY, day: 'day-2' }
      const later = await world().call(addTimeFrame, world().as('director'), { ...frameInput(), ...other })
      const onOther = { ...other, availability: later._id, start_time: NEXT_DAY, role: 'Hero' }
      await world().call(bookSlot, world().as('talent3'), onOther)
      const lastArchivedAt = world().clock.now()
      world().clock.advance(1000)
      change({ lastArchivedAt })
      const again = await book('talent1', frame._id)
      await world().work(projectArchived, { project_id: 'project-1' })
      expect((await booked()).map(({ id }) => id)).to.deep.equal([again._id])
      expect(await frames()).to.have.length(1)
      const left = await world().store.read(({ appointments }) => appointments.ofDay('day-2'))
      expect(left).to.deep.equal([])
      expect(await news()).to.deep.equal([[], [...BOTH, 'user-talent3']])
    })

    it('that would lie in the past on the new day are cancelled [SCH-14]', async () => {
      await twoBooked()
      world().clock.set('2026-03-01T19:30:00.000Z') // between the two, a day early
      changeDay({ date: '2026-03-01' })
      await follow()
      expect(await starts()).to.deep.equal(['2026-03-01T19:45:00.000Z'])
      expect(await news()).to.deep.equal([['user-talent2'], ['user-talent1']])
    })

    it('lose a frame that the clocks skip, and keep one they do not [SCH-14]', async () => {
      const skipped = await addFrame({ start_time: '02:00', end_time: '03:00' })
      const early = await addFrame({ name: 'Early', start_time: '01:00', end_time: '02:00' })
      await book('talent1', skipped._id, '2026-03-02T10:00:00.000Z')
      await book('talent2', early._id, '2026-03-02T09:00:00.000Z')
      changeDay({ date: '2026-03-08' })
      await follow()
      expect((await frames()).map(({ id }) => id)).to.deep.equal([early._id])
      expect(await starts()).to.deep.equal(['2026-03-08T09:00:00.000Z'])
      expect(await news()).to.deep.equal([['user-talent2'], ['user-talent1']])
    })

    it('never overlap on the new day: the later frame goes [SCH-03]', async () => {
      // An hour that begins before the skipped one lasts until 03:30 on the clock.
      const long = await addFrame({ start_time: '01:30', end_time: '02:30', length_time_slot: 60 })
      const after = await addFrame({ name: 'After', start_time: '03:00', end_time: '04:00' })
      await book('talent1', long._id, '2026-03-02T09:30:00.000Z')
      await book('talent2', after._id, '2026-03-02T11:00:00.000Z')
      changeDay({ date: '2026-03-08' })
      await follow()
      const [first, ...others] = await frames()
      expect(first?.id).to.equal(long._id)
      expect(others.map(({ id }) => id)).to.deep.equal(
        (await booked()).some(({ frameId }) => frameId === after._id) ? [after._id] : [],
      )
    })

    it('that have begun stay as they were, and do not keep their talent from the new day', async () => {
      const frame = await twoBooked()
      world().clock.set('2026-03-02T19:20:00.000Z')
      changeDay({ date: '2026-03-05' })
      await follow()
      expect(await starts()).to.deep.equal([FIRST, '2026-03-05T19:45:00.000Z'])
      expect(await news()).to.deep.equal([['user-talent2'], []])
      const again = await book('talent1', frame._id, '2026-03-05T19:00:00.000Z')
      expect(again.date).to.equal('2026-03-05')
      expect((await lists('talent1')).map(({ date }) => date)).to.deep.equal(['2026-03-05', '2026-03-02'])
      // The frame has no place to keep for what took place elsewhere.
      const wider = { ...frameInput({ start_time: '10:00' }), availability: frame._id, version: 2 }
      expect((await world().call(updateTimeFrame, world().as('director'), wider)).start_time).to.equal(
        '10:00',
      )
    })

    it('are booked at the new instants only, also before the event of the change [SCH-14]', async () => {
      const frame = await twoBooked()
      changeDay({ date: '2026-03-03' })
      const lost = await refusalOf(book('talent3', frame._id, SECOND))
      expect(lost).to.deep.include({ kind: 'conflict', code: 'outside' })
      expect(Object.keys((lost.current as { dates: object }).dates)).to.deep.equal(['2026-03-03'])
      const own = await book('talent3', frame._id, '2026-03-03T19:15:00.000Z')
      expect(own.date).to.equal('2026-03-03')
      await follow()
      expect(await starts()).to.deep.equal([NEXT_DAY, '2026-03-03T19:15:00.000Z', '2026-03-03T19:45:00.000Z'])
      expect(await news()).to.deep.equal([BOTH, []])
    })

    race(
      'are on their date and within their frame, whatever races with their booking [SCH-14] [SCH-09]',
      async () => {
        const places = 3
        const roles = [{ role: 'Hero', participants_count: places }]
        const frame = await addFrame({ roles })
        const days = ['2026-03-02', '2026-03-03', '2026-03-04']
        const start = (n: number) =>
          new Date(Date.parse(FIRST) + (n % 3) * 86_400_000 + (n % 4) * 900_000).toISOString()
        const staff = async () => {
          for (const date of [...days, ...days]) {
            changeDay({ date })
            await follow()
          }
        }
        const shrink = () =>
          world().call(updateTimeFrame, world().as('director'), {
            ...frameInput({ end_time: '11:45', roles }),
            availability: frame._id,
            version: frame.version,
          })
        const [counts, shrunk] = await Promise.all([
          outcomes(Array.from({ length: 48 }, (_, n) => book(`talent${n}`, frame._id, start(n)))),
          outcomes([shrink()]),
          staff(),
        ])
        const codes = ['ok', 'full', 'outside', 'off_grid']
        expect(Object.keys(counts).filter((code) => !codes.includes(code))).to.deep.equal([])
        expect(Object.keys(shrunk)[0]).to.be.oneOf(['ok', 'stale', 'appointments_exist'])
        await follow()
        const held = await booked()
        expect(held).to.have.length(counts.ok ?? 0)
        const [stored] = await frames()
        const listed = slotsOf(stored!).map((slot) => slot.start.getTime())
        const taken = Map.groupBy(held, (appointment) => appointment.start.getTime())
        for (const [at, there] of taken) {
          expect(listed).to.include(at)
          expect(there.length).to.be.at.most(places)
        }
        for (const { date } of held) expect(date).to.equal('2026-03-04')
      },
    )

    it('are not moved, nor frames made or changed, in an archived project [SCH-14]', async () => {
      const frame = await twoBooked()
      const [own] = await booked()
      change({ archived: true })
      const [director, entry] = [world().as('director'), { ...DAY, availability: frame._id }]
      const refused = [
        book('talent3', frame._id, SECOND),
        world().call(bookSlot, director, {
          ...entry,
          start_time: SECOND,
          role: 'Hero',
          talent_id: 'user-talent3',
        }),
        addFrame({ start_time: '14:00', end_time: '15:00' }),
        world().call(updateTimeFrame, director, { ...frameInput({ name: 'B' }), ...entry, version: 1 }),
      ]
      for (const call of refused) expect((await refusalOf(call)).code).to.equal('archived')
      const move = { ...entry, appointment: own!.id, start_time: SECOND, role: 'Hero' }
      expect((await refusalOf(world().call(moveAppointment, director, move))).code).to.equal('archived')
    })

    it('take no role that the project has lost [PRJ-08]', async () => {
      const frame = await addFrame()
      change({ roles: ['Villain'] })
      expect((await refusalOf(book('talent1', frame._id))).code).to.equal('unknown_role')
    })

    it('of a deleted account leave their places, and those that have begun name nobody [ACC-14]', async () => {
      const frame = await twoBooked()
      world().clock.set('2026-03-02T19:20:00.000Z')
      for (const user_id of BOTH) await world().work(accountDeleted, { user_id, email: 'gone@example.com' })
      const [past, ...others] = await booked()
      expect(others).to.deep.equal([])
      expect(past?.start.toISOString()).to.equal(FIRST)
      expect(JSON.stringify(past)).to.not.contain('user-talent1')
      expect((await book('talent3', frame._id, LAST)).start_time).to.equal(LAST)
      expect(await news()).to.deep.equal([[], []])
    })

    it('made while the account was being deleted are taken back with their mail [ACC-14]', async () => {
      await twoBooked()
      const [job] = promisedAs(world().promised, tellTalent.name) as TellTalentPayload[]
      const { people } = world()
      people.splice(
        people.findIndex(({ id }) => id === job!.talent_id),
        1,
      )
      await world().work(tellTalent, job!)
      expect((await booked()).map(({ talentId }) => talentId)).to.deep.equal(['user-talent2'])
    })

    it('say the same in mail and calendar file, and replies go to the casting director [SCH-16]', async () => {
      await twoBooked()
      changeDay({ date: '2026-03-03', inPersonLocation: 'Stage 9' })
      await follow()
      const told = await mails()
      expect(told).to.have.length(2)
      for (const { template, reply_to, values, attachments } of told) {
        expect([template, reply_to]).to.deep.equal(['TALENT_RESCHEDULE_APPOINTMENT', 'director@example.com'])
        expect(values).to.deep.include({
          APPOINTMENT_DATE: 'Tuesday, March 3',
          IN_PERSON_LOCATION: 'Stage 9',
        })
        expect(attachments[0]?.content)
          .to.contain('METHOD:PUBLISH\r\n')
          .and.contain('DTSTART:20260303T')
          .and.contain('SEQUENCE:1\r\n')
          .and.contain('STATUS:CONFIRMED\r\n')
          .and.contain('LOCATION:Stage 9')
      }
    })

    describe('the questions of a change before it is made', () => {
      const days = (dates: ReturnType<typeof world>['facts'][number]['dates']) => ({
        id: 'session-1',
        timeZone: 'America/Los_Angeles',
        dates,
      })
      const asked = <T>(ask: (queries: ReturnType<typeof world>['appointmentQueries']) => Promise<T>) =>
        world().store.write(() => ask(world().appointmentQueries))

      it('are answered with what the change then does [SCH-14]', async () => {
        await twoBooked()
        world().clock.set('2026-03-01T19:30:00.000Z')
        const { dates } = world().facts[0]!
        const moved = dates.map((day) => (day.id === 'day-1' ? { ...day, date: '2026-03-01' } : day))
        expect(await asked((queries) => queries.touchedByChange(days(moved)))).to.deep.equal({
          changed: 1,
          cancelled: 1,
        })
        expect(await asked((queries) => queries.touchedByChange(days(dates)))).to.deep.equal({
          changed: 0,
          cancelled: 0,
        })
        expect(await asked((queries) => queries.touchedByChange(days([])))).to.deep.equal({
          changed: 0,
          cancelled: 2,
        })
        expect(await asked((queries) => queries.touchedByEnd(['session-1', 'session-2']))).to.deep.equal({
          changed: 0,
          cancelled: 2,
        })
        expect(await asked((queries) => queries.toComeByRole(['session-1']))).to.deep.equal(
          new Map([['Hero', 2]]),
        )
        world().clock.set(LAST)
        expect(await asked((queries) => queries.touchedByEnd(['session-1']))).to.deep.equal({
          changed: 0,
          cancelled: 0,
        })
      })

      race('hold off bookings until the change is stored [SCH-14]', async () => {
        const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: 20 }] })
        await book('talent0', frame._id)
        const { promise: isCounted, resolve: countedNow } = Promise.withResolvers<void>()
        // Made outside the write, whose context they must not be in.
        const during = outcomes(
          Array.from({ length: 5 }, (_, n) => isCounted.then(() => book(`talent${n + 1}`, frame._id))),
        )
        const counted = await world().store.write(async () => {
          const touched = await world().appointmentQueries.touchedByEnd(['session-1'])
          countedNow()
          await Promise.race([during, world().call(listAvailability, Actor.anonymous, DAY)])
          change({ roles: ['Villain'] })
          return touched
        })
        expect(counted).to.deep.equal({ changed: 0, cancelled: 1 })
        expect(await during).to.deep.equal({ unknown_role: 5 })
        expect(await booked()).to.have.length(1)
      })
    })
  })
}
