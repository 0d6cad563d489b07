import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { cancelAppointment } from '../contract/index.ts'
import type { DayGate } from './day-gate.ts'
import { appointmentOf } from './found.ts'
import { tellTalent, tellTalentOf } from './jobs.ts'
import type { SchedulingStore } from './ports/index.ts'
import { signalSlots } from './signal-slots.ts'

export class CancelAppointment {
  readonly #store: SchedulingStore
  readonly #gate: DayGate

  constructor(store: SchedulingStore, gate: DayGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(
    actor: Actor,
    input: InputOf<typeof cancelAppointment>,
  ): Promise<ReplyOf<typeof cancelAppointment>> {
    const { session, day } = await this.#gate.staffDay(actor, input.session, input.day)
    return await this.#store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const appointment = await appointmentOf(repositories, day.id, input.appointment)
      await repositories.appointments.remove(appointment.id)
      outbox.enqueue(tellTalent, tellTalentOf('DELETE_APPOINTMENT', appointment))
      signalSlots(outbox, session.id, day.id, appointment.frameId)
      return outbox.answer({ success: true })
    })
  }
}
