import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { deleteTimeFrame } from '../contract/index.ts'
import type { DayGate } from './day-gate.ts'
import { frameOf } from './found.ts'
import { tellTalent, tellTalentOf } from './jobs.ts'
import type { SchedulingStore } from './ports/index.ts'
import { signalSlots } from './signal-slots.ts'

export class DeleteTimeFrame {
  readonly #store: SchedulingStore
  readonly #gate: DayGate

  constructor(store: SchedulingStore, gate: DayGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(actor: Actor, input: InputOf<typeof deleteTimeFrame>): Promise<ReplyOf<typeof deleteTimeFrame>> {
    const { session, day } = await this.#gate.staffDay(actor, input.session, input.day)
    return await this.#store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const frame = await frameOf(repositories, day.id, input.availability)
      for (const appointment of await repositories.appointments.ofFrame(frame.id)) {
        outbox.enqueue(tellTalent, tellTalentOf('DELETE_TIME_FRAME', appointment))
      }
      await repositories.frames.remove(frame.id)
      signalSlots(outbox, session.id, day.id, frame.id)
      return outbox.answer({ success: true })
    })
  }
}
