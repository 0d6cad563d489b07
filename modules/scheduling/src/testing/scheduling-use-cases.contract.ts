import { Actor, DomainError } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { TellTalentPayload } from '../application/jobs.ts'
import type { SchedulingStore } from '../application/ports/index.ts'
import type { Availability, addTimeFrame } from '../contract/index.ts'
import { schedulingWorld } from './scheduling-world.ts'

type FrameInput = InputOf<typeof addTimeFrame>

const DAY = { session: 'session-1', day: 'day-1' }
const FIRST = '2026-03-02T19:00:00.000Z' // 11:00 in Los Angeles
const SECOND = '2026-03-02T19:15:00.000Z'
const LAST = '2026-03-02T19:45:00.000Z'
/** No request gets this far with it: whatever meets it breaks. */
const NO_INSTANT = '2026-03-02T19:00:60.000Z'

/** Counts of the outcomes of concurrent calls: `ok`, or the code of the refusal. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(calls)) {
    const code =
      result.status === 'fulfilled'
        ? 'ok'
        : result.reason instanceof DomainError
          ? result.reason.code
          : 'broken'
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

const frameInput = (changes: Partial<FrameInput> = {}): FrameInput => ({
  ...DAY,
  name: 'Morning',
  start_time: '11:00',
  end_time: '12:00',
  length_time_slot: 15,
  roles: [{ role: 'Hero', participants_count: 1 }],
  ...changes,
})

/** The use cases of the module over a real store: run by every adapter of the store. */
export function schedulingUseCasesContract(
  name: string,
  make: () => Promise<StoreHarness<SchedulingStore>>,
  scope: TestScope = 'all',
): void {
  describe(`scheduling: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: schedulingWorld(store), stop }
    })
    const world = () => harness().world
    const addFrame = (changes: Partial<FrameInput> = {}) =>
      world().addTimeFrame.run(world().as('director'), frameInput(changes))
    const book = (who: string, availability: string, start_time = FIRST, role = 'Hero') =>
      world().bookSlot.run(world().as(who), { ...DAY, availability, start_time, role })
    const booked = () => world().store.read(({ appointments }) => appointments.ofDay('day-1'))
    const told = (template: string) =>
      world()
        .promised.flatMap((entry) => (entry.kind === 'job' ? [entry.payload as TellTalentPayload] : []))
        .filter((payload) => payload.template === template)
        .map((payload) => payload.talent_id)
    const signals = () => world().promised.filter((entry) => entry.kind === 'signal').length

    describe('time frames', () => {
      it('are kept with their end trimmed, as staff see them [SCH-02]', async () => {
        const frame = await addFrame({ end_time: '12:10', length_time_slot: 7.5 })
        expect(frame).to.deep.include({ date: '2026-03-02', time_zone: 'America/Los_Angeles', version: 1 })
        expect(frame.end_time).to.equal('12:07:30')
        const again = await world().listTimeFrames.run(world().as('client'), DAY)
        expect(again).to.deep.equal([frame])
      })

      race('never overlap, also when many are saved at the same moment [SCH-03]', async () => {
        const minutes = Array.from({ length: 12 }, (_, index) => String(index).padStart(2, '0'))
        const result = await outcomes(
          minutes.map((minute) => addFrame({ start_time: `11:${minute}`, end_time: `12:${minute}` })),
        )
        expect(result).to.deep.equal({ ok: 1, invalid: 11 })
        await addFrame({ start_time: '13:00', end_time: '14:00' })
        const touching = await addFrame({ start_time: '14:00', end_time: '15:00' })
        expect(touching.start_time).to.equal('14:00')
      })

      it('are refused an unknown slot length', async () => {
        const { fields } = await refusalOf(addFrame({ length_time_slot: 20 }))
        expect(fields).to.deep.equal({ length_time_slot: 'Time slot is required' })
      })

      it('are changed by who works on the session only', async () => {
        const kinds = { stranger: 'missing', client: 'denied', talent1: 'missing' }
        for (const [who, kind] of Object.entries(kinds)) {
          const refusal = await refusalOf(world().addTimeFrame.run(world().as(who), frameInput()))
          expect(refusal.kind, who).to.equal(kind)
        }
        const { kind } = await refusalOf(world().listTimeFrames.run(world().as('stranger'), DAY))
        expect(kind).to.equal('missing')
      })

      it('are refused a change of an older version, with the current one', async () => {
        const frame = await addFrame()
        const update = (title: string) =>
          world().updateTimeFrame.run(world().as('director'), {
            ...frameInput({ name: title }),
            availability: frame._id,
            version: 1,
          })
        expect(await update('Early')).to.deep.include({ name: 'Early', version: 2 })
        const { code, current } = await refusalOf(update('Late'))
        expect(code).to.equal('stale')
        expect(current).to.deep.include({ name: 'Early', version: 2 })
      })

      it('keep room for every appointment [SCH-04]', async () => {
        const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: 2 }] })
        await book('talent1', frame._id)
        await book('talent2', frame._id)
        const { message } = await refusalOf(
          world().updateTimeFrame.run(world().as('director'), {
            ...frameInput(),
            availability: frame._id,
            version: 1,
          }),
        )
        expect(message).to.equal('Please cancel existing appointments')
        expect(await booked()).to.have.length(2)
      })

      race(
        'never end with an appointment over the count when one is lowered during bookings [SCH-04]',
        async () => {
          const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: 20 }] })
          const calls: Promise<unknown>[] = Array.from({ length: 20 }, (_, index) =>
            book(`talent${index}`, frame._id),
          )
          calls.splice(
            7,
            0,
            world().updateTimeFrame.run(world().as('director'), {
              ...frameInput({ roles: [{ role: 'Hero', participants_count: 9 }] }),
              availability: frame._id,
              version: 1,
            }),
          )
          const results = await Promise.allSettled(calls)
          const lowered = results[7]?.status === 'fulfilled'
          expect(await booked()).to.have.length(lowered ? 9 : 20)
        },
      )

      it('tell each booked talent once when they are deleted [SCH-05]', async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        await book('talent2', frame._id, SECOND)
        const input = { ...DAY, availability: frame._id }
        await world().deleteTimeFrame.run(world().as('manager'), input)
        expect(told('DELETE_TIME_FRAME')).to.have.members(['user-talent1', 'user-talent2'])
        expect(await booked()).to.deep.equal([])
        expect((await refusalOf(world().deleteTimeFrame.run(world().as('manager'), input))).kind).to.equal(
          'missing',
        )
        expect((await refusalOf(book('talent3', frame._id))).kind).to.equal('missing')
      })
    })

    describe('booking', () => {
      for (const places of [1, 2, 7]) {
        race(`lets exactly ${places} of 50 have the ${places} places of a slot [SCH-09]`, async () => {
          const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: places }] })
          const tries = Array.from({ length: 50 }, (_, index) => book(`talent${index}`, frame._id))
          expect(await outcomes(tries)).to.deep.equal({ ok: places, full: 50 - places })
          expect(await booked()).to.have.length(places)
          expect(told('APPOINTMENT_CONFIRMED')).to.have.length(places)
          expect(signals()).to.equal(1 + places)
        })
      }

      race('gives a talent one appointment on a date, whatever it asks for at once [SCH-09]', async () => {
        const frame = await addFrame({ end_time: '13:30' })
        const start = (index: number) => new Date(Date.parse(FIRST) + index * 900_000).toISOString()
        const tries = Array.from({ length: 10 }, (_, index) => book('talent1', frame._id, start(index)))
        expect(await outcomes(tries)).to.deep.equal({ ok: 1, already_booked: 9 })
        const [own] = await booked()
        const { current, kind } = await refusalOf(
          book('talent1', frame._id, start(own?.start.toISOString() === FIRST ? 1 : 0)),
        )
        expect(kind).to.equal('conflict')
        expect(current).to.deep.include({ _id: own?.id })
      })

      race('answers the same appointment to the same request sent twice, and one mail [SCH-10]', async () => {
        const frame = await addFrame()
        const twice = await Promise.all([book('talent1', frame._id), book('talent1', frame._id)])
        expect(twice[0]).to.deep.equal(twice[1])
        world().clock.set('2026-03-02T20:00:00.000Z')
        expect(await book('talent1', frame._id)).to.deep.equal(twice[0])
        expect(told('APPOINTMENT_CONFIRMED')).to.deep.equal(['user-talent1'])
      })

      race('that breaks is alone in that: the others that came with it have their places', async () => {
        const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: 20 }] })
        const tries = Array.from({ length: 20 }, (_, index) =>
          book(`talent${index}`, frame._id, index === 7 ? NO_INSTANT : FIRST),
        )
        expect(await outcomes(tries)).to.deep.equal({ ok: 19, broken: 1 })
        expect(await booked()).to.have.length(19)
        expect(told('APPOINTMENT_CONFIRMED')).to.have.length(19)
      })

      it('shows the loser what is left [SCH-09]', async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        const lost = await refusalOf(book('talent2', frame._id))
        expect(lost).to.deep.include({
          kind: 'conflict',
          code: 'full',
          message: 'This Timeframe is already booked',
        })
        const slots = (lost.current as Availability).dates['2026-03-02']?.[frame._id]?.slots ?? []
        expect(slots.map((slot) => slot.talents_with_roles.Hero)).to.deep.equal([
          { participants_count: 1, free: 0, talents: [] },
          ...Array.from({ length: 3 }, () => ({ participants_count: 1, free: 1, talents: [] })),
        ])
      })

      for (const [code, start, role] of [
        ['off_grid', '2026-03-02T19:05:00.000Z', 'Hero'],
        ['outside', '2026-03-02T20:00:00.000Z', 'Hero'],
        ['outside', '2026-03-02T18:45:00.000Z', 'Hero'],
        ['unknown_role', FIRST, 'Villain'],
      ] as const) {
        it(`refuses what is ${code} (${start.slice(11, 16)})`, async () => {
          const frame = await addFrame()
          expect((await refusalOf(book('talent1', frame._id, start, role))).code).to.equal(code)
          expect(await booked()).to.deep.equal([])
        })
      }

      it('refuses a slot that has begun', async () => {
        const frame = await addFrame()
        world().clock.set(FIRST)
        expect((await refusalOf(book('talent1', frame._id))).code).to.equal('past')
        expect((await book('talent1', frame._id, SECOND)).start_time).to.equal(SECOND)
      })

      it('is for oneself, or by staff for a talent', async () => {
        const frame = await addFrame()
        const input = { ...DAY, availability: frame._id, start_time: FIRST, role: 'Hero' }
        const forOther = (who: string, talent_id: string) =>
          world().bookSlot.run(world().as(who), { ...input, talent_id })
        expect((await refusalOf(forOther('talent1', 'user-talent2'))).kind).to.equal('denied')
        expect((await refusalOf(forOther('stranger', 'user-talent2'))).kind).to.equal('missing')
        expect((await refusalOf(forOther('client', 'user-talent2'))).kind).to.equal('missing')
        expect((await refusalOf(forOther('manager', 'user-client'))).fields).to.have.property('talent_id')
        expect((await refusalOf(world().bookSlot.run(Actor.anonymous, input))).kind).to.equal('missing')
        expect((await forOther('manager', 'user-talent2')).talent_id).to.equal('user-talent2')
      })

      it('keeps place and zone of the talent with the appointment', async () => {
        const frame = await addFrame()
        const input = {
          ...DAY,
          availability: frame._id,
          start_time: FIRST,
          role: 'Hero',
          time_zone: 'Asia/Kolkata',
        }
        expect(await world().bookSlot.run(world().as('talent1'), input)).to.deep.include({
          location_type: 'In Person',
          in_person_location: 'Stage 4',
          time_zone: 'Asia/Kolkata',
          date: '2026-03-02',
          end_time: SECOND,
          length_time_slot: 15,
        })
        const bad = await refusalOf(
          world().bookSlot.run(world().as('talent2'), { ...input, time_zone: 'Mars/Base' }),
        )
        expect(bad.fields).to.have.property('time_zone')
      })
    })

    describe('the slots of a date', () => {
      it('show people to staff, and counts to everybody else', async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        const first = async (actor: Actor) => {
          const seen = await world().listAvailability.run(actor, DAY)
          return seen.dates['2026-03-02']?.[frame._id]?.slots[0]?.talents_with_roles.Hero
        }
        expect((await first(world().as('manager')))?.talents.map(({ talent }) => talent)).to.deep.equal([
          { _id: 'user-talent1', first_name: 'talent1', last_name: 'Example', email: 'talent1@example.com' },
        ])
        for (const who of [
          Actor.anonymous,
          world().as('client'),
          world().as('talent1'),
          world().as('stranger'),
        ]) {
          expect(await first(who)).to.deep.equal({ participants_count: 1, free: 0, talents: [] })
        }
      })

      it('are grouped by the date of the asked zone [SCH-06]', async () => {
        const frame = await addFrame({ start_time: '10:15', end_time: '11:00' })
        const seen = await world().getAvailability.run(Actor.anonymous, {
          ...DAY,
          availability: frame._id,
          time_zone: 'Asia/Kolkata',
        })
        const walls = Object.entries(seen.dates).map(([date, frames]) => [
          date,
          frames[frame._id]?.slots.map((slot) => slot.start_wall),
        ])
        expect(walls).to.deep.equal([
          ['2026-03-02', ['23:45']],
          ['2026-03-03', ['00:00', '00:15']],
        ])
        expect(seen).to.deep.include({
          zone_abbreviation: 'GMT+5:30',
          session_time_zone: 'America/Los_Angeles',
        })
      })

      it('have expired once the last one has ended', async () => {
        expect((await world().listAvailability.run(Actor.anonymous, DAY)).expired).to.equal(false)
        await addFrame()
        world().clock.set(LAST)
        expect((await world().listAvailability.run(Actor.anonymous, DAY)).expired).to.equal(false)
        world().clock.set('2026-03-02T20:00:00.000Z')
        expect((await world().listAvailability.run(Actor.anonymous, DAY)).expired).to.equal(true)
      })

      it('are missing for a date of another session', async () => {
        const asked = world().listAvailability.run(Actor.anonymous, { ...DAY, day: 'day-9' })
        expect((await refusalOf(asked)).kind).to.equal('missing')
      })
    })

    describe('an appointment', () => {
      const move = (appointment: string, availability: string, start_time: string) =>
        world().moveAppointment.run(world().as('manager'), {
          ...DAY,
          availability,
          appointment,
          start_time,
          role: 'Hero',
        })

      it('moves, which its talent is told once [SCH-05]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        expect((await move(_id, frame._id, SECOND)).start_time).to.equal(SECOND)
        await move(_id, frame._id, SECOND)
        expect(told('TALENT_RESCHEDULE_APPOINTMENT')).to.deep.equal(['user-talent1'])
        expect((await book('talent2', frame._id)).start_time).to.equal(FIRST)
      })

      it('stays where it was when the other place is full', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        await book('talent2', frame._id, SECOND)
        expect((await refusalOf(move(_id, frame._id, SECOND))).code).to.equal('full')
        expect(told('TALENT_RESCHEDULE_APPOINTMENT')).to.deep.equal([])
        const [own] = (await booked()).filter((appointment) => appointment.id === _id)
        expect(own?.start.toISOString()).to.equal(FIRST)
      })

      race('gets the last place in one of two moves at the same moment [SCH-09]', async () => {
        const frame = await addFrame()
        const one = await book('talent1', frame._id)
        const two = await book('talent2', frame._id, SECOND)
        const moves = [move(one._id, frame._id, LAST), move(two._id, frame._id, LAST)]
        expect(await outcomes(moves)).to.deep.equal({ ok: 1, full: 1 })
      })

      it('is cancelled by staff, its place is free and its talent told once [SCH-05]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const cancel = (who: string) =>
          world().cancelAppointment.run(world().as(who), { ...DAY, appointment: _id })
        expect((await refusalOf(cancel('talent2'))).kind).to.equal('missing')
        await cancel('director')
        expect((await refusalOf(cancel('director'))).kind).to.equal('missing')
        expect(told('DELETE_APPOINTMENT')).to.deep.equal(['user-talent1'])
        expect((await book('talent2', frame._id)).start_time).to.equal(FIRST)
      })

      it('is shown to its talent, and to staff of its session only', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const list = (who: string) =>
          world().listOwnAppointments.run(world().as(who), { talent: 'user-talent1' })
        expect(await list('talent1')).to.have.length(1)
        expect((await list('manager')).map((own) => own._id)).to.deep.equal([_id])
        const unknown = await refusalOf(
          world().listOwnAppointments.run(world().as('manager'), { talent: 'user-unknown' }),
        )
        expect(unknown.kind).to.equal('missing')
        // Refused in the same words, so that the answers do not show which accounts exist.
        for (const who of ['stranger', 'talent2'])
          expect((await refusalOf(list(who))).message, who).to.equal(unknown.message)
        const ask = (who: string) =>
          world().isAlreadyBooked.run(world().as(who), { ...DAY, talent: 'user-talent1' })
        expect((await ask('talent1')).appointment?._id).to.equal(_id)
        expect((await refusalOf(ask('talent2'))).kind).to.equal('missing')
        expect((await refusalOf(ask('stranger'))).kind).to.equal('missing')
      })

      const ownRights = async () => {
        const [first] = await world().listOwnAppointments.run(world().as('talent1'), {
          talent: 'user-talent1',
        })
        return first?.can
      }

      const CUTOFF = '2026-03-01T19:00:00.000Z' // 24 h before FIRST

      it('is moved and cancelled by its own talent until the cut-off of the session [SCH-12]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const ownMove = (who: string, start_time: string) =>
          world().moveAppointment.run(world().as(who), {
            ...DAY,
            availability: frame._id,
            appointment: _id,
            start_time,
            role: 'Hero',
          })
        expect((await refusalOf(ownMove('talent2', SECOND))).kind).to.equal('missing')
        expect((await ownMove('talent1', SECOND)).start_time).to.equal(SECOND)
        expect((await ownMove('talent1', FIRST)).start_time).to.equal(FIRST)
        expect(told('TALENT_RESCHEDULE_APPOINTMENT')).to.have.length(2)
        world().clock.set(CUTOFF)
        await world().cancelAppointment.run(world().as('talent1'), { ...DAY, appointment: _id })
        expect(told('DELETE_APPOINTMENT')).to.deep.equal(['user-talent1'])
        expect((await book('talent2', frame._id)).start_time).to.equal(FIRST)
      })

      it('is neither made nor moved in an archived project, but can be cancelled [SCH-14]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        world().facts[0] = { ...world().facts[0]!, archived: true }
        expect((await refusalOf(book('talent2', frame._id, SECOND))).code).to.equal('archived')
        expect((await refusalOf(move(_id, frame._id, SECOND))).code).to.equal('archived')
        expect(await ownRights()).to.include({ move: false, cancel: true })
        await world().cancelAppointment.run(world().as('talent1'), { ...DAY, appointment: _id })
        expect(await booked()).to.deep.equal([])
      })

      it('is a file for the calendar of its talent, and of nobody else [SCH-16]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const file = (who: string) =>
          world().getCalendarFile.run(world().as(who), { ...DAY, appointment: _id })
        const { name, content } = await file('talent1')
        expect(name).to.equal('appointment.ics')
        expect(content).to.contain('DTSTART:20260302T190000Z\r\n').and.contain(`UID:${_id}@`)
        expect((await refusalOf(file('talent2'))).kind).to.equal('missing')
      })

      it('stays as it is when its talent comes after the cut-off, or has checked in [SCH-12]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const cancel = () =>
          world().cancelAppointment.run(world().as('talent1'), { ...DAY, appointment: _id })
        expect(await ownRights()).to.include({ move: true, cancel: true })
        world().clock.set(CUTOFF)
        world().clock.advance(1)
        expect(await ownRights()).to.include({ move: false, cancel: false })
        expect((await refusalOf(cancel())).code).to.equal('too_late')
        expect(await booked()).to.have.length(1)
        world().facts[0] = { ...world().facts[0]!, changeCutoff: 60 }
        expect(await ownRights()).to.include({ move: true, cancel: true })
        await world().onCheckedIn.run(Actor.system('test'), {
          record_id: 'record-1',
          session_id: 'session-1',
          day_id: 'day-1',
          user_id: 'user-talent1',
          email: 'talent1@example.com',
        })
        expect(await ownRights()).to.include({ move: false, cancel: false })
        expect((await refusalOf(cancel())).code).to.equal('too_late')
      })

      it("lets its talent check in on its day in the session's zone only", async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        const mayCheckIn = async (now: string) => {
          world().clock.set(now)
          const [own] = await world().listOwnAppointments.run(world().as('talent1'), {
            talent: 'user-talent1',
          })
          return own?.can.check_in
        }
        expect(await mayCheckIn('2026-03-02T07:59:59.000Z')).to.equal(false)
        expect(await mayCheckIn('2026-03-02T08:00:00.000Z')).to.equal(true)
        expect(await mayCheckIn('2026-03-03T07:59:59.000Z')).to.equal(true)
        expect(await mayCheckIn('2026-03-03T08:00:00.000Z')).to.equal(false)
      })

      it('is marked when its talent checks in [CHK-08]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const checkIn = (user_id: string | null) =>
          world().onCheckedIn.run(Actor.system('event'), {
            record_id: 'record-1',
            session_id: 'session-1',
            day_id: 'day-1',
            user_id,
            email: 'talent1@example.com',
          })
        const before = signals()
        await checkIn(null)
        await checkIn('user-talent2')
        expect((await booked())[0]?.checkedIn).to.equal(false)
        await checkIn('user-talent1')
        await checkIn('user-talent1')
        expect((await booked())[0]?.checkedIn).to.equal(true)
        expect(signals()).to.equal(before + 1)
        expect(await world().appointmentQueries.onDay('day-1', 'user-talent1')).to.deep.equal({
          id: _id,
          role: 'Hero',
        })
        expect(await world().appointmentQueries.onDay('day-2', 'user-talent1')).to.equal(null)
      })
    })

    it('writes to the talent in its own zone, with the appointment as a calendar file', async () => {
      const frame = await addFrame({ length_time_slot: 7.5 })
      await world().bookSlot.run(world().as('talent1'), {
        ...DAY,
        availability: frame._id,
        start_time: '2026-03-02T19:07:30.000Z',
        role: 'Hero',
        time_zone: 'America/New_York',
      })
      const job = world().promised.find((entry) => entry.kind === 'job')
      await world().tellTalent.run(Actor.system('job'), job?.payload as TellTalentPayload)
      const event = world().promised.findLast((entry) => entry.kind === 'event')
      const message = event?.payload as {
        to: string
        reply_to?: string
        values: Record<string, string>
        attachments: { content: string }[]
      }
      expect([message.to, message.reply_to]).to.deep.equal(['talent1@example.com', 'director@example.com'])
      expect(message.values).to.deep.include({
        NAME: 'talent1 Example',
        ROLE: 'Hero',
        PROJECT_NAME: 'Big Film',
        APPOINTMENT_DATE: '03/02/2026',
        SESSION_MANAGERS: 'manager Example',
        EMAIL_CHECKIN_LINK: 'https://callboard.example/onboard/big-film/session-1',
      })
      expect(message.values.APPOINTMENT_TIME?.replaceAll(/\s/g, ' ')).to.equal('02:07:30 PM EST')
      expect(message.attachments[0]?.content).to.contain('DTSTART:20260302T190730Z\r\n')
    })

    it('lets everybody listen, each as who they are', async () => {
      const entry = (actor: Actor) => world().scheduleRoom.run(actor, { id: 'session-1' })
      expect(await entry(world().as('manager'))).to.deep.equal({ audience: 'staff' })
      expect(await entry(world().as('client'))).to.deep.equal({ audience: 'client' })
      expect(await entry(world().as('stranger'))).to.deep.equal({ audience: 'talent' })
      expect(await entry(Actor.anonymous)).to.deep.equal({ audience: 'talent' })
      expect(await world().scheduleRoom.run(Actor.anonymous, { id: 'nowhere' })).to.equal(null)
    })
  })
}
