import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { messageRequested } from '@callboard/admin/contract'
import { CLOCK, type Outbox, PUBLIC_URL, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import type { Appointment } from '../../domain/appointment.ts'
import type { Place } from '../days/day-keeper.ts'
import { toldAppointment } from '../jobs.ts'
import { appointmentValues } from './appointment-message.ts'
import { talentTimeInWords } from './time-in-words.ts'

/** Whom a change by a talent is about, and who is told of it. */
export interface ChangePeople {
  readonly talent: UserFacts | null
  readonly staff: readonly UserFacts[]
}

/** Mails to the casting directors and the session managers of a date about what a talent did with an appointment. */
export class TellOffice extends service({ users: USER_DIRECTORY, clock: CLOCK, publicUrl: PUBLIC_URL }) {
  /** Asked before a transaction begins. */
  async people({ talentId }: Pick<Appointment, 'talentId'>, { session, day }: Place): Promise<ChangePeople> {
    const staffIds = new Set([...session.castingDirectorIds, ...day.managerIds])
    return {
      talent: await this.needs.users.find(talentId),
      staff: await this.needs.users.many([...staffIds]),
    }
  }

  /** @param note what the talent wrote */
  tell(
    outbox: Outbox,
    template: 'OTHER_TIME_ASKED' | 'TALENT_CANCELLED',
    appointment: Appointment,
    session: SessionFacts,
    { talent, staff }: ChangePeople,
    note = '',
  ): void {
    if (!talent) return
    const { publicUrl, clock } = this.needs
    // The office reads times in the zone of the session.
    const read = toldAppointment({ ...appointment, zone: session.timeZone })
    const now = clock.now()
    const values = appointmentValues({ appointment: read, session, talent, people: [], publicUrl, now })
    for (const person of staff)
      outbox.publish(messageRequested, {
        key: `appointment:${appointment.id}:${template}:${now.toISOString()}`,
        channel: 'email',
        template,
        to: person.email,
        reply_to: talent.email,
        values: {
          ...values,
          NOTE: note,
          TALENT_TIME: talentTimeInWords(appointment.start, appointment.zone, session.timeZone, now),
          SCHEDULE_LINK: `${publicUrl}/session/${session.projectUri}/edit/${session.id}/schedule/${appointment.dayId}`,
        },
        about: { project_id: session.projectId, session_id: session.id, user_id: person.id },
      })
  }
}
