import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type cancelAppointment, scheduleChanged } from '../contract/index.ts'
import { appointmentOf } from './found.ts'
import { tellTalent, tellTalentOf } from './jobs.ts'
import type { SchedulingStore, SessionAccess, SessionDirectory } from './ports/index.ts'
import { changedSlots, checkStaff, dayOfSession } from './session-day.ts'

export class CancelAppointment {
  readonly #store: SchedulingStore
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess

  constructor(store: SchedulingStore, sessions: SessionDirectory, access: SessionAccess) {
    this.#store = store
    this.#sessions = sessions
    this.#access = access
  }

  async run(
    actor: Actor,
    input: InputOf<typeof cancelAppointment>,
  ): Promise<ReplyOf<typeof cancelAppointment>> {
    const { session, day } = await dayOfSession(this.#sessions, input.session, input.day)
    await checkStaff(this.#access, actor, session.id)
    await this.#store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const appointment = await appointmentOf(repositories, day.id, input.appointment)
      await repositories.appointments.remove(appointment.id)
      outbox.enqueue(tellTalent, tellTalentOf('DELETE_APPOINTMENT', appointment))
      outbox.signal(scheduleChanged, session.id, changedSlots(day.id, appointment.frameId))
    })
    return { success: true }
  }
}
