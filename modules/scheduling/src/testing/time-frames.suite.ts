import { refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import {
  addTimeFrame,
  deleteTimeFrame,
  getOccupancy,
  listTimeFrames,
  updateTimeFrame,
} from '../contract/index.ts'
import { DAY, frameInput, type MakeStore, outcomes, SECOND, schedulingSteps } from './scheduling-steps.ts'

export function timeFramesSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`scheduling: ${name}`, () => {
    const { it, race, world, addFrame, book, booked, told } = schedulingSteps(make, scope)

    describe('time frames', () => {
      it('are kept with their end trimmed, as staff see them [SCH-02]', async () => {
        const frame = await addFrame({ end_time: '12:10', length_time_slot: 7.5 })
        expect(frame).to.deep.include({ date: '2026-03-02', time_zone: 'America/Los_Angeles', version: 1 })
        expect(frame.end_time).to.equal('12:07:30')
        const again = await world().call(listTimeFrames, world().as('client'), DAY)
        expect(again).to.deep.equal([frame])
      })

      it('say how many of their places are booked, to who works on the session [SCH-01]', async () => {
        const occupancy = (who: string) =>
          world().call(getOccupancy, world().as(who), { session: DAY.session })
        expect(await occupancy('director')).to.deep.equal([])
        const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: 2 }] })
        await addFrame({ start_time: '13:00', end_time: '13:30' })
        await book('talent1', frame._id)
        expect(await occupancy('manager')).to.deep.equal([{ day: DAY.day, booked: 1, places: 10 }])
        expect((await refusalOf(occupancy('stranger'))).kind).to.equal('missing')
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
          const refusal = await refusalOf(world().call(addTimeFrame, world().as(who), frameInput()))
          expect(refusal.kind, who).to.equal(kind)
        }
        const { kind } = await refusalOf(world().call(listTimeFrames, world().as('stranger'), DAY))
        expect(kind).to.equal('missing')
      })

      it('are refused a change of an older version, with the current one', async () => {
        const frame = await addFrame()
        const update = (title: string) =>
          world().call(updateTimeFrame, world().as('director'), {
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
          world().call(updateTimeFrame, world().as('director'), {
            ...frameInput(),
            availability: frame._id,
            version: 1,
          }),
        )
        expect(message).to.match(
          /^Please cancel existing appointments, or move them: talent[12] Example, 11:00 AM PST\.$/,
        )
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
            world().call(updateTimeFrame, world().as('director'), {
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
        await world().call(deleteTimeFrame, world().as('manager'), input)
        expect(told('DELETE_TIME_FRAME')).to.have.members(['user-talent1', 'user-talent2'])
        expect(await booked()).to.deep.equal([])
        expect((await refusalOf(world().call(deleteTimeFrame, world().as('manager'), input))).kind).to.equal(
          'missing',
        )
        expect((await refusalOf(book('talent3', frame._id))).kind).to.equal('missing')
      })
    })
  })
}
