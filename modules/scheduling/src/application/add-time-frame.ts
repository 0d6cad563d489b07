import { type Actor, broken, type Clock, type Ids } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { addTimeFrame } from '../contract/index.ts'
import { checkedFrame } from '../domain/frame-rules.ts'
import type { TimeFrame } from '../domain/time-frame.ts'
import type { DayGate } from './day-gate.ts'
import { frameEntry } from './frame-entry.ts'
import { frameView } from './frame-view.ts'
import { makerOf } from './maker-of.ts'
import type { SchedulingStore } from './ports/index.ts'
import { signalSlots } from './signal-slots.ts'

/** As many as a list of them answers. */
const MOST_FRAMES = 100

export class AddTimeFrame {
  readonly #store: SchedulingStore
  readonly #gate: DayGate
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(store: SchedulingStore, gate: DayGate, ids: Ids, clock: Clock) {
    this.#store = store
    this.#gate = gate
    this.#ids = ids
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof addTimeFrame>): Promise<ReplyOf<typeof addTimeFrame>> {
    const { session, day } = await this.#gate.staffDay(actor, input.session, input.day)
    const entry = frameEntry(input, { date: day.date, zone: session.timeZone })
    const now = this.#clock.now()
    return await this.#store.write(async ({ frames }, outbox) => {
      await frames.lockDay(session.id, day.id)
      const others = await frames.ofDay(day.id)
      if (others.length >= MOST_FRAMES) throw broken('too_many', 'This date has too many time frames.')
      const made: TimeFrame = {
        ...checkedFrame(entry, others, null, now),
        id: this.#ids.next(),
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
