import { type OwnDataPerson, type OwnDataSource, service } from '@callboard/core'
import { SESSION_DIRECTORY, sessionNames } from '@callboard/projects/queries'
import { standingReply } from '../domain/time-reply.ts'
import { SCHEDULING_STORE } from './ports/index.ts'

/** More than a talent has in a life. */
const MOST = 100_000

export class OwnAppointmentsData
  extends service({ store: SCHEDULING_STORE, sessions: SESSION_DIRECTORY })
  implements OwnDataSource
{
  async of({ userId }: OwnDataPerson) {
    const { own, lost } = await this.needs.store.read(async ({ appointments, lostTimes }) => ({
      own: await appointments.ofTalent(userId, MOST),
      lost: await lostTimes.ofTalent(userId),
    }))
    const nameOf = await sessionNames(
      this.needs.sessions,
      [...own, ...lost].map(({ sessionId }) => sessionId),
    )
    const rows = own.map((appointment) => {
      const reply = standingReply(appointment)
      return {
        ...nameOf(appointment.sessionId),
        role: appointment.role,
        date: appointment.date,
        starts_at: appointment.start,
        ends_at: appointment.end,
        time_zone: appointment.zone,
        location_type: appointment.locationType,
        in_person_location: appointment.inPersonLocation,
        checked_in: appointment.checkedIn,
        your_reply: reply && { answer: reply.answer, note: reply.note },
        booked_at: appointment.createdAt,
      }
    })
    const cancelled = lost.map(({ sessionId, role, start, cause, lostAt, doneAt }) => ({
      ...nameOf(sessionId),
      role,
      starts_at: start,
      cancelled_at: lostAt,
      cancelled_by: cause === 'talent' ? 'you' : 'the casting office',
      put_away_at: doneAt,
    }))
    return {
      documents: [
        { name: 'bookings', about: 'Your appointments, newest first.', rows },
        {
          name: 'cancelled-bookings',
          about: 'Your appointments that were cancelled before they began, newest first.',
          rows: cancelled,
        },
      ],
      files: [],
    }
  }
}
