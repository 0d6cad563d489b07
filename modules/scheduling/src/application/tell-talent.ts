import { messageRequested } from '@callboard/admin/contract'
import type { Actor, Clock } from '@callboard/core'
import { appointmentFile, appointmentValues } from './appointment-message.ts'
import type { AppointmentTemplate, TellTalentPayload } from './jobs.ts'
import type { SchedulingStore, SessionDirectory, UserDirectory } from './ports/index.ts'

/** A cancelled appointment has no place in a calendar. */
const WITH_FILE: readonly AppointmentTemplate[] = ['APPOINTMENT_CONFIRMED', 'TALENT_RESCHEDULE_APPOINTMENT']

/** Tells a talent what became of its appointment: outside the transaction of the booking, and once. */
export class TellTalent {
  readonly #store: SchedulingStore
  readonly #sessions: SessionDirectory
  readonly #users: UserDirectory
  readonly #clock: Clock
  readonly #publicUrl: string

  constructor(
    store: SchedulingStore,
    sessions: SessionDirectory,
    users: UserDirectory,
    clock: Clock,
    publicUrl: string,
  ) {
    this.#store = store
    this.#sessions = sessions
    this.#users = users
    this.#clock = clock
    this.#publicUrl = publicUrl
  }

  async run(_actor: Actor, appointment: TellTalentPayload): Promise<void> {
    const session = await this.#sessions.session(appointment.session_id)
    const talent = await this.#users.find(appointment.talent_id)
    if (!session || !talent) return
    const day = session.dates.find((date) => date.id === appointment.day_id)
    const people = await this.#users.many([...(day?.managerIds ?? []), ...(day?.lobbyManagerIds ?? [])])
    const parts = { appointment, session, talent, people, publicUrl: this.#publicUrl }
    const { template, appointment_id, sequence } = appointment
    await this.#store.write(async (_repositories, outbox) => {
      outbox.publish(messageRequested, {
        key: `appointment:${appointment_id}:${template}:${sequence}`,
        channel: 'email',
        template,
        to: talent.email,
        values: appointmentValues(parts),
        about: { session_id: session.id, user_id: talent.id },
        ...(WITH_FILE.includes(template) ? { attachments: [appointmentFile(parts, this.#clock.now())] } : {}),
      })
    })
  }
}
