import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { invalid, isZone, service, wallClock, zoneAbbreviation } from '@callboard/core'
import type { DayAppointment } from '../../contract/index.ts'
import type { Appointment } from '../../domain/appointment.ts'
import { shortTime } from '../../domain/wall-time.ts'
import type { Place } from '../days/day-keeper.ts'
import { ScheduleReader } from '../days/schedule-reader.ts'
import { appointmentView } from './appointment-view.ts'

function view(appointment: Appointment, user: UserFacts, zone: string): DayAppointment {
  const clock = wallClock(appointment.start, zone)
  return {
    ...appointmentView(appointment),
    start_date: clock.day,
    start_wall: shortTime(clock.time),
    zone_abbreviation: zoneAbbreviation(appointment.start, zone),
    talent: { _id: user.id, first_name: user.firstName, last_name: user.lastName, email: user.email },
  }
}

/** Appointments of a session date with their people, for staff. */
export class DayAppointments extends service({ schedule: ScheduleReader, users: USER_DIRECTORY }) {
  /** The earliest first. @throws DomainError invalid for an unknown zone */
  async read({ session, day }: Place, asked: { readonly zone?: string; readonly after?: Date }) {
    const zone = asked.zone ?? session.timeZone
    if (!isZone(zone)) throw invalid('time_zone', 'This time zone is not known.')
    const { appointments } = await this.needs.schedule.ofDay({ session, day })
    const shown = appointments
      .filter(({ start }) => !asked.after || start > asked.after)
      .sort((a, b) => a.start.getTime() - b.start.getTime() || a.role.localeCompare(b.role))
    const users = await this.needs.users.many(shown.map(({ talentId }) => talentId))
    const people = new Map(users.map((user) => [user.id, user]))
    return shown.flatMap((appointment) => {
      const user = people.get(appointment.talentId)
      return user ? [view(appointment, user, zone)] : []
    })
  }
}
