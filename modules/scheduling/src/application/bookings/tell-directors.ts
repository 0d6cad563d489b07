import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { messageRequested } from '@callboard/admin/contract'
import { CLOCK, type Outbox, PUBLIC_URL, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import type { Appointment } from '../../domain/appointment.ts'
import { toldAppointment } from '../jobs.ts'
import { appointmentValues } from './appointment-message.ts'

/** Whom a change by a talent is about, and who is told of it. */
export interface ChangePeople {
  readonly talent: UserFacts | null
  readonly directors: readonly UserFacts[]
}

/** Mails to the casting directors of a session about what a talent did with an appointment. */
export class TellDirectors extends service({ users: USER_DIRECTORY, clock: CLOCK, publicUrl: PUBLIC_URL }) {
  /** Asked before a transaction begins. */
  async people({ talentId }: Pick<Appointment, 'talentId'>, session: SessionFacts): Promise<ChangePeople> {
    return {
      talent: await this.needs.users.find(talentId),
      directors: await this.needs.users.many(session.castingDirectorIds),
    }
  }

  /** @param note what the talent wrote */
  tell(
    outbox: Outbox,
    template: 'OTHER_TIME_ASKED' | 'TALENT_CANCELLED',
    appointment: Appointment,
    session: SessionFacts,
    { talent, directors }: ChangePeople,
    note = '',
  ): void {
    if (!talent) return
    const { publicUrl, clock } = this.needs
    // The office reads times in the zone of the session.
    const read = toldAppointment({ ...appointment, zone: session.timeZone })
    const values = appointmentValues({ appointment: read, session, talent, people: [], publicUrl })
    for (const director of directors)
      outbox.publish(messageRequested, {
        key: `appointment:${appointment.id}:${template}:${clock.now().toISOString()}`,
        channel: 'email',
        template,
        to: director.email,
        reply_to: talent.email,
        values: {
          ...values,
          NOTE: note,
          SCHEDULE_LINK: `${publicUrl}/session/${session.projectUri}/edit/${session.id}/schedule/${appointment.dayId}`,
        },
        about: { project_id: session.projectId, session_id: session.id, user_id: director.id },
      })
  }
}
