import { type Actor, broken, CLOCK, IDS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
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

export class AddTimeFrame extends useCase(addTimeFrame, {
  store: SCHEDULING_STORE,
  days: DayKeeper,
  ids: IDS,
  clock: CLOCK,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof addTimeFrame>,
    asked: SubjectOf<typeof addTimeFrame>,
  ): Promise<ReplyOf<typeof addTimeFrame>> {
    const now = this.needs.clock.now()
    return await this.needs.store.write(async (repositories, outbox) => {
      const { frames } = repositories
      const { session, day } = await this.needs.days.lock(repositories, outbox, asked)
      allowBooking(session)
      const entry = frameEntry(input, { date: day.date, zone: session.timeZone })
      const others = await frames.ofDay(day.id)
      if (others.length >= MOST_FRAMES) throw broken('too_many', 'This date has too many time frames.')
      const made: TimeFrame = {
        ...checkedFrame(entry, others, null, now),
        id: this.needs.ids.next(),
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
  }
}
