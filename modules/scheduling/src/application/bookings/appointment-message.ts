import type { UserFacts } from '@callboard/accounts/queries'
import { calendarFile, dateInWords } from '@callboard/core'
import { placeInWords } from '@callboard/projects/contract'
import type { SessionFacts } from '@callboard/projects/queries'
import type { AppointmentTemplate, TellTalentPayload, ToldAppointment } from '../jobs.ts'
import { timeInWords } from './time-in-words.ts'

const CANCELLATIONS: readonly AppointmentTemplate[] = ['DELETE_APPOINTMENT', 'DELETE_TIME_FRAME']

interface ValueParts {
  readonly appointment: ToldAppointment
  readonly session: SessionFacts
  readonly talent: UserFacts
  /** Accounts of the managers of the date. */
  readonly people: readonly UserFacts[]
  readonly publicUrl: string
  readonly now: Date
}

export interface MessageParts extends ValueParts {
  readonly appointment: TellTalentPayload
}

const CANCELLED_BY = { talent: 'You', office: 'The casting office' } as const

/** The name of an account; its address where it has none yet. */
export const nameOf = ({ firstName, lastName, email }: UserFacts): string =>
  `${firstName} ${lastName}`.trim() || email

const namesOf = (ids: readonly string[], people: readonly UserFacts[]) =>
  people
    .filter((user) => ids.includes(user.id))
    .map(nameOf)
    .join(', ')

const checkInLink = ({ session, publicUrl }: Pick<ValueParts, 'session' | 'publicUrl'>) =>
  `${publicUrl}/onboard/${session.projectUri}/${session.id}`

/** The page on which a time of the date is booked. */
export const bookingPage = (
  { projectUri, id }: Pick<SessionFacts, 'projectUri' | 'id'>,
  dayId: string,
  publicUrl: string,
) => `${publicUrl}/schedule/${projectUri}/${id}/${dayId}`

/** Placeholder values of templates about an appointment. Times are in the zone the talent reads them in. */
export function appointmentValues(parts: ValueParts): Record<string, string> {
  const { appointment, session, talent, people, publicUrl, now } = parts
  const start = new Date(appointment.start)
  const day = session.dates.find((date) => date.id === appointment.day_id)
  const date = dateInWords(start, appointment.zone, now)
  const time = timeInWords(start, appointment.zone, session.timeZone)
  // Who has a time there is asked to sign in, instead of to book one.
  const bookingLink = `${bookingPage(session, appointment.day_id, publicUrl)}?mine=true`
  return {
    NAME: nameOf(talent),
    FIRST_NAME: talent.firstName,
    LAST_NAME: talent.lastName,
    ROLE: appointment.role,
    SESSION_START_DATE: date,
    SESSION_START_TIME: time,
    APPOINTMENT_DATE: date,
    APPOINTMENT_TIME: time,
    SESSION_MANAGERS: namesOf(day?.managerIds ?? [], people),
    LOBBY_MANAGERS: namesOf(day?.lobbyManagerIds ?? [], people),
    PROJECT_NAME: session.projectName,
    SESSION_NAME: session.name,
    LOCATION_TYPE: appointment.location_type,
    IN_PERSON_LOCATION: appointment.in_person_location,
    PLACE: placeInWords(appointment.location_type, appointment.in_person_location),
    // Nothing once the talent has said something to the time.
    REPLY_LINK: appointment.asks_reply ? bookingLink : '',
    // Something where the page behind the link asks for a password that is still to be set.
    NEEDS_PASSWORD: appointment.is_invited ? talent.email : '',
    CALLED_BACK_AS: appointment.is_callback ? appointment.role : '',
    CANCELLED_BY: appointment.cancelled_by ? CANCELLED_BY[appointment.cancelled_by] : '',
    EMAIL_SESSION_LINK: bookingLink,
    EMAIL_CHECKIN_LINK: checkInLink(parts),
  }
}

/** The appointment as a file for the talent's calendar; the same event after every move, and when it is cancelled. */
export function appointmentFile(
  parts: Pick<MessageParts, 'appointment' | 'session' | 'publicUrl'>,
  stamp: Date,
) {
  const { appointment, session } = parts
  const cancelled = CANCELLATIONS.includes(appointment.template)
  const content = calendarFile({
    product: 'Appointments',
    stamp,
    events: [
      {
        uid: `${appointment.appointment_id}@${new URL(parts.publicUrl).hostname}`,
        sequence: appointment.sequence,
        start: new Date(appointment.start),
        end: new Date(appointment.end),
        summary: `${session.projectName}: ${appointment.role}`,
        description: `${session.name}\n${appointment.location_type}\nCheck in: ${checkInLink(parts)}`,
        location: appointment.in_person_location,
        url: checkInLink(parts),
        status: cancelled ? 'CANCELLED' : 'CONFIRMED',
      },
    ],
  })
  const method = cancelled ? 'CANCEL' : 'PUBLISH'
  return { name: 'appointment.ics', content_type: `text/calendar; charset=utf-8; method=${method}`, content }
}
