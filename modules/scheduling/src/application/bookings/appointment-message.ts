import type { UserFacts } from '@callboard/accounts/queries'
import { calendarFile, cityOf, currentZone, zoneAbbreviation } from '@callboard/core'
import { placeInWords } from '@callboard/projects/contract'
import type { SessionFacts } from '@callboard/projects/queries'
import { timeAtSession } from '../../contract/index.ts'
import type { AppointmentTemplate, TellTalentPayload, ToldAppointment } from '../jobs.ts'

const CANCELLATIONS: readonly AppointmentTemplate[] = ['DELETE_APPOINTMENT', 'DELETE_TIME_FRAME']

interface ValueParts {
  readonly appointment: ToldAppointment
  readonly session: SessionFacts
  readonly talent: UserFacts
  /** Accounts of the managers of the date. */
  readonly people: readonly UserFacts[]
  readonly publicUrl: string
}

export interface MessageParts extends ValueParts {
  readonly appointment: TellTalentPayload
}

/** `03/08/2026` in the zone. */
const dateText = (instant: Date, zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)

/** `09:07 AM`, with seconds where there are any. */
const timeText = (instant: Date, zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    ...(instant.getUTCSeconds() === 0 ? {} : { second: '2-digit' }),
  }).format(instant)

/**
 * `09:07 AM PST`, and where that is not the zone of the place `12:07 PM EST (New York time; 9:07 AM PST at the session)`.
 */
function timeInWords(start: Date, zone: string, zoneOfPlace: string): string {
  const time = `${timeText(start, zone)} ${zoneAbbreviation(start, zone)}`
  if (currentZone(zone) === currentZone(zoneOfPlace)) return time
  const there = timeAtSession(start, zone, zoneOfPlace)
  return `${time} (${[`${cityOf(zone)} time`, there].filter(Boolean).join('; ')})`
}

const nameOf = ({ firstName, lastName, email }: UserFacts) => `${firstName} ${lastName}`.trim() || email

const namesOf = (ids: readonly string[], people: readonly UserFacts[]) =>
  people
    .filter((user) => ids.includes(user.id))
    .map(nameOf)
    .join(', ')

const checkInLink = ({ session, publicUrl }: Pick<ValueParts, 'session' | 'publicUrl'>) =>
  `${publicUrl}/onboard/${session.projectUri}/${session.id}`

/** Placeholder values of templates about an appointment. Times are in the zone the talent reads them in. */
export function appointmentValues(parts: ValueParts): Record<string, string> {
  const { appointment, session, talent, people, publicUrl } = parts
  const start = new Date(appointment.start)
  const day = session.dates.find((date) => date.id === appointment.day_id)
  const date = dateText(start, appointment.zone)
  const time = timeInWords(start, appointment.zone, session.timeZone)
  // Who has a time there is asked to sign in, instead of to book one.
  const bookingLink = `${publicUrl}/schedule/${session.projectUri}/${session.id}/${appointment.day_id}?mine=true`
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
