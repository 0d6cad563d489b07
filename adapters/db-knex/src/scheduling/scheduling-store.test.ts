import {
  addTimeFrame,
  bookSlot,
  listAppointments,
  listAvailability,
  listTimeFrames,
} from '@callboard/scheduling/contract'
import {
  schedulingStoreContract,
  schedulingUseCasesSuite,
  schedulingWorld,
} from '@callboard/scheduling/testing'
import { expect } from 'chai'
import { onEachStore } from '../testing/temporary-store.ts'
import { schedulingRepositories } from './scheduling-repositories.ts'

onEachStore(schedulingRepositories, (name, harness, scope) => {
  schedulingStoreContract(name, harness)
  schedulingUseCasesSuite(name, harness, scope)

  describe(`the schedule of a full day: ${name}`, () => {
    it('takes the same statements for 400 appointments as for one', async () => {
      const { database, store, stop } = await harness()
      try {
        const world = schedulingWorld(store)
        const manager = world.as('manager')
        const day = { session: 'session-1', day: 'day-1' }
        const roles = Array.from({ length: 100 }, (_, index) => index)
        const frame = await world.call(addTimeFrame, manager, {
          ...day,
          name: 'All day',
          start_time: '11:00',
          end_time: '12:00',
          length_time_slot: 15,
          roles: [{ role: 'Hero', participants_count: roles.length }],
        })
        const statements: string[] = []
        const looks = async () => {
          statements.length = 0
          const counting = ({ sql }: { readonly sql: string }) => statements.push(sql)
          database.reader.on('query', counting)
          const { dates } = await world.call(listAvailability, manager, day)
          await world.call(listTimeFrames, manager, day)
          await world.call(listAppointments, manager, day)
          database.reader.off('query', counting)
          const { slots } = dates['2026-03-02']![frame._id]!
          return slots.reduce((sum, slot) => sum + slot.talents_with_roles.Hero!.talents.length, 0)
        }
        const book = (start_time: string, index: number) =>
          world.call(bookSlot, manager, {
            ...day,
            availability: frame._id,
            start_time,
            role: 'Hero',
            talent: { email: `t${index}@full.example`, first_name: `t${index}`, last_name: 'Full' },
          })
        await book('2026-03-02T19:00:00.000Z', 0)
        expect(await looks()).to.equal(1)
        const first = statements.length
        const { slots } = (await world.call(listAvailability, manager, day)).dates['2026-03-02']![frame._id]!
        for (const [row, slot] of slots.entries())
          await Promise.all(
            roles.map((index) => (row + index === 0 ? null : book(slot.start, row * roles.length + index))),
          )
        expect(await looks()).to.equal(400)
        expect(statements).to.have.length(first)
      } finally {
        await stop()
      }
    })
  })
})
