import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { broken, CLOCK, clockInWords, conflict, type DomainError, useCase } from '@callboard/core'
import { updateTimeFrame } from '../../contract/index.ts'
import type { Appointment } from '../../domain/appointment.ts'
import { checkedFrame, withoutRoom } from '../../domain/frame-rules.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import { nameOf } from '../bookings/appointment-message.ts'
import { allowBooking } from '../bookings/change-rules.ts'
import { DayKeeper } from '../days/day-keeper.ts'
import { frameOf } from '../found.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { frameEntry } from './frame-entry.ts'
import { frameView } from './frame-view.ts'

/** Appointments that a refusal names. */
const MOST_NAMED = 5

/** @param inTheWay appointments that the change would leave without a place */
function cramped(inTheWay: readonly Appointment[], people: readonly UserFacts[], zone: string): DomainError {
  const inOrder = inTheWay.toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const lines = inOrder.slice(0, MOST_NAMED).map(({ talentId, start }) => {
    const talent = people.find(({ id }) => id === talentId)
    return `${talent ? nameOf(talent) : 'Deleted account'}, ${clockInWords(start, zone)}`
  })
  const more = inTheWay.length - lines.length
  const named = [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
  return broken('appointments_exist', `Please cancel existing appointments, or move them: ${named}.`)
}

export const UpdateTimeFrame = useCase(
  updateTimeFrame,
  { store: SCHEDULING_STORE, days: DayKeeper, users: USER_DIRECTORY, clock: CLOCK },
  ({ needs, input, subject: asked }) =>
    needs.store.write(async (repositories, outbox) => {
      const { session, day } = await needs.days.lock(repositories, outbox, asked)
      allowBooking(session)
      const before = await frameOf(repositories, day.id, input.availability)
      if (before.version !== input.version) {
        throw conflict('stale', 'Somebody else has changed this time frame meanwhile.', frameView(before))
      }
      const others = (await repositories.frames.ofDay(day.id)).filter((other) => other.id !== before.id)
      const entry = checkedFrame(frameEntry(input, before), others, before, needs.clock.now())
      const inTheWay = withoutRoom(entry, await repositories.appointments.ofFrame(before.id))
      if (inTheWay.length > 0) {
        const people = await needs.users.many(inTheWay.map(({ talentId }) => talentId))
        throw cramped(inTheWay, people, session.timeZone)
      }
      const after: TimeFrame = { ...before, ...entry, version: before.version + 1 }
      await repositories.frames.save(after)
      signalSlots(outbox, session.id, day.id, after.id)
      return outbox.answer(frameView(after))
    }),
)
