import { type Actor, type Clock, conflict } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { updateTimeFrame } from '../contract/index.ts'
import { checkedFrame, checkRoomFor } from '../domain/frame-rules.ts'
import type { TimeFrame } from '../domain/time-frame.ts'
import type { DayGate } from './day-gate.ts'
import { frameOf } from './found.ts'
import { frameEntry } from './frame-entry.ts'
import { frameView } from './frame-view.ts'
import type { SchedulingStore } from './ports/index.ts'
import { signalSlots } from './signal-slots.ts'

export class UpdateTimeFrame {
  readonly #store: SchedulingStore
  readonly #gate: DayGate
  readonly #clock: Clock

  constructor(store: SchedulingStore, gate: DayGate, clock: Clock) {
    this.#store = store
    this.#gate = gate
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof updateTimeFrame>): Promise<ReplyOf<typeof updateTimeFrame>> {
    const { session, day } = await this.#gate.staffDay(actor, input.session, input.day)
    return await this.#store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const before = await frameOf(repositories, day.id, input.availability)
      if (before.version !== input.version) {
        throw conflict('stale', 'Somebody else has changed this time frame meanwhile.', frameView(before))
      }
      const others = (await repositories.frames.ofDay(day.id)).filter((other) => other.id !== before.id)
      const entry = checkedFrame(frameEntry(input, before), others, before, this.#clock.now())
      checkRoomFor(entry, await repositories.appointments.ofFrame(before.id))
      const after: TimeFrame = { ...before, ...entry, version: before.version + 1 }
      await repositories.frames.save(after)
      signalSlots(outbox, session.id, day.id, after.id)
      return outbox.answer(frameView(after))
    })
  }
}
