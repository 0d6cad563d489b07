import { broken, CLOCK, IDS, useCase } from '@callboard/core'
import { addTimeFrame } from '../../contract/index.ts'
import { checkedFrame } from '../../domain/frame-rules.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import { allowBooking } from '../bookings/change-rules.ts'
import { DayKeeper } from '../days/day-keeper.ts'
import { makerOf } from '../found.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { frameEntry } from './frame-entry.ts'
import { frameView } from './frame-view.ts'

/** As many as a list of them answers. */
const MOST_FRAMES = 100

export const AddTimeFrame = useCase(
  addTimeFrame,
  { store: SCHEDULING_STORE, days: DayKeeper, ids: IDS, clock: CLOCK },
  async ({ needs, actor, input, subject: asked }) => {
    const now = needs.clock.now()
    return await needs.store.write(async (repositories, outbox) => {
      const { frames } = repositories
      const { session, day } = await needs.days.lock(repositories, outbox, asked)
      allowBooking(session)
      const entry = frameEntry(input, { date: day.date, zone: session.timeZone })
      const others = await frames.ofDay(day.id)
      if (others.length >= MOST_FRAMES) throw broken('too_many', 'This date has too many time frames.')
      const made: TimeFrame = {
        ...checkedFrame(entry, others, null, now),
        id: needs.ids.next(),
        sessionId: session.id,
        dayId: day.id,
        createdBy: makerOf(actor),
        createdAt: now,
        version: 1,
      }
      await frames.insert(made)
      signalSlots(outbox, session.id, day.id, made.id)
      return outbox.answer(frameView(made))
    })
  },
)
