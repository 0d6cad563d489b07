import { Actor } from '@callboard/core'
import { refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import { type Availability, bookSlot, moveAppointment } from '../contract/index.ts'
import { DAY, FIRST, type MakeStore, outcomes, SECOND, schedulingSteps } from './scheduling-steps.ts'

/** No request gets this far with it: whatever meets it breaks. */
const NO_INSTANT = '2026-03-02T19:00:60.000Z'

export function bookingSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`scheduling: ${name}`, () => {
    const { it, race, world, addFrame, book, booked, told, signals } = schedulingSteps(make, scope)

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

      it('is refused beside another one of the date, with the time of that by the clock of the session [SCH-09]', async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        const { message } = await refusalOf(book('talent1', frame._id, SECOND))
        expect(message).to.equal('There is an appointment on this date already, at 11:00 AM PST.')
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

      it('checks what is said of a slot beside its start against what is true [API-01]', async () => {
        const { _id: availability } = await addFrame()
        const true_ = {
          date: '2026-03-02',
          end_time: SECOND,
          length_time_slot: 15,
          location_type: 'In Person',
          in_person_location: 'Stage 4',
          time_zone: 'America/Los_Angeles',
        } as const
        const slot = { ...DAY, availability, start_time: FIRST, role: 'Hero' }
        const bookAs = (who: string, stated: object) =>
          world().call(bookSlot, world().as(who), { ...slot, ...true_, ...stated })
        for (const wrong of [
          { date: '2026-03-03' },
          { end_time: FIRST },
          { length_time_slot: 30 },
          { location_type: 'Virtual' },
          { in_person_location: 'Stage 5' },
        ])
          expect((await refusalOf(bookAs('talent1', wrong))).fields).to.have.all.keys(Object.keys(wrong))
        expect(await booked()).to.deep.equal([])
        const { _id: appointment } = await bookAs('talent1', {})
        const move = (end_time: string) =>
          world().call(moveAppointment, world().as('talent1'), {
            ...slot,
            appointment,
            start_time: SECOND,
            date: true_.date,
            end_time,
          })
        expect((await refusalOf(move(SECOND))).fields).to.have.all.keys(['end_time'])
        expect((await move('2026-03-02T19:30:00.000Z')).start_time).to.equal(SECOND)
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
          world().call(bookSlot, world().as(who), { ...input, talent_id })
        expect((await refusalOf(forOther('talent1', 'user-talent2'))).kind).to.equal('denied')
        expect((await refusalOf(forOther('stranger', 'user-talent2'))).kind).to.equal('missing')
        expect((await refusalOf(forOther('client', 'user-talent2'))).kind).to.equal('missing')
        expect((await refusalOf(forOther('manager', 'user-client'))).fields).to.have.property('talent_id')
        expect((await refusalOf(world().call(bookSlot, Actor.anonymous, input))).kind).to.equal('missing')
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
        expect(await world().call(bookSlot, world().as('talent1'), input)).to.deep.include({
          location_type: 'In Person',
          in_person_location: 'Stage 4',
          time_zone: 'Asia/Kolkata',
          date: '2026-03-02',
          end_time: SECOND,
          length_time_slot: 15,
        })
        const bad = await refusalOf(
          world().call(bookSlot, world().as('talent2'), { ...input, time_zone: 'Mars/Base' }),
        )
        expect(bad.fields).to.have.property('time_zone')
      })
    })
  })
}
