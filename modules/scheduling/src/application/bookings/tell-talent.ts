import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { messageRequested } from '@callboard/admin/contract'
import { type Actor, CLOCK, jobHandler, PUBLIC_URL } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { ForgottenTalent } from '../days/forgotten-talent.ts'
import { type TellTalentPayload, tellTalent } from '../jobs.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { appointmentFile, appointmentValues } from './appointment-message.ts'

/** Mails a talent the outcome of its appointment: outside the transaction of the booking, and once. */
export class TellTalent extends jobHandler(tellTalent, {
  store: SCHEDULING_STORE,
  sessions: SESSION_DIRECTORY,
  users: USER_DIRECTORY,
  forgotten: ForgottenTalent,
  clock: CLOCK,
  publicUrl: PUBLIC_URL,
}) {
  async run(_actor: Actor, appointment: TellTalentPayload): Promise<void> {
    if (appointment.template === 'APPOINTMENT_REMINDER' && !(await this.#isStill(appointment))) return
    const session = await this.needs.sessions.evenDeleted(appointment.session_id)
    const talent = await this.needs.users.find(appointment.talent_id)
    // An account may be deleted while it books.
    if (!talent) return await this.needs.forgotten.forget(appointment.talent_id)
    if (!session) return
    const day = session.dates.find((date) => date.id === appointment.day_id)
    const people = await this.needs.users.many([
      ...session.castingDirectorIds,
      ...(day?.managerIds ?? []),
      ...(day?.lobbyManagerIds ?? []),
    ])
    const directors = session.castingDirectorIds.flatMap((id) => people.find((user) => user.id === id) ?? [])
    const director = directors[0]
    const parts = { appointment, session, talent, people, publicUrl: this.needs.publicUrl }
    const { template, appointment_id, sequence } = appointment
    await this.needs.store.write(async (_repositories, outbox) => {
      outbox.publish(messageRequested, {
        key: `appointment:${appointment_id}:${template}:${sequence}`,
        channel: 'email',
        template,
        to: talent.email,
        ...(director ? { reply_to: director.email } : {}),
        values: appointmentValues(parts),
        about: { project_id: session.projectId, session_id: session.id, user_id: talent.id },
        attachments: [appointmentFile(parts, this.needs.clock.now())],
      })
    })
  }

  /** A talent is not reminded of what was changed a moment ago. */
  async #isStill({ appointment_id, sequence }: TellTalentPayload): Promise<boolean> {
    const now = await this.needs.store.read(({ appointments }) => appointments.find(appointment_id))
    return now?.sequence === sequence
  }
}
