import { CLOCK, conflict, useCase } from '@callboard/core'
import { updateTimeFrame } from '../../contract/index.ts'
import { checkedFrame, checkRoomFor } from '../../domain/frame-rules.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import { allowBooking } from '../bookings/change-rules.ts'
import { DayKeeper } from '../days/day-keeper.ts'
import { frameOf } from '../found.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { frameEntry } from './frame-entry.ts'
import { frameView } from './frame-view.ts'

export const UpdateTimeFrame = useCase(
  updateTimeFrame,
  { store: SCHEDULING_STORE, days: DayKeeper, clock: CLOCK },
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
      checkRoomFor(entry, await repositories.appointments.ofFrame(before.id))
      const after: TimeFrame = { ...before, ...entry, version: before.version + 1 }
      await repositories.frames.save(after)
      signalSlots(outbox, session.id, day.id, after.id)
      return outbox.answer(frameView(after))
    }),
)
