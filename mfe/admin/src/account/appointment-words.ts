import { clockInWords, type ReplyOf, wallClock } from '@callboard/core/http-contract'
import { isAskedToConfirm, type listOwnAppointments, timeAtSession } from '@callboard/scheduling/contract'

export type OwnAppointment = ReplyOf<typeof listOwnAppointments>[number]

export interface AppointmentWords {
  /** `Nov`, `21` */
  readonly month: string
  readonly day: string
  /** `Saturday, November 21` */
  readonly when: string
  /** `2:30 PM PST` */
  readonly time: string
  /** `9:45 AM PST at the session`; null where that is the same time */
  readonly there: string | null
  readonly where: string
}

/** @param zone of the reader: that of the booking may be the session's, where staff have booked */
export function appointmentWords(own: OwnAppointment, zone: string): AppointmentWords {
  const start = new Date(own.start_time)
  const write = (how: Intl.DateTimeFormatOptions) => written(start, how, zone)
  return {
    month: write({ month: 'short' }),
    day: write({ day: 'numeric' }),
    when: write({ weekday: 'long', month: 'long', day: 'numeric' }),
    time: clockInWords(start, zone),
    there: timeAtSession(start, zone, own.session_zone),
    where: [own.session_name, own.studio_name, own.location_type, own.in_person_location]
      .filter(Boolean)
      .join(' · '),
  }
}

const written = (at: Date, how: Intl.DateTimeFormatOptions, zone: string) =>
  new Intl.DateTimeFormat('en-US', { ...how, timeZone: zone }).format(at).replaceAll('\u202f', ' ')

/** When check-in opens, for a reader in that zone; null once its day has begun. */
export function opensWords(
  { check_in_from }: Pick<OwnAppointment, 'check_in_from'>,
  zone: string,
  now: Date,
): string | null {
  const from = new Date(check_in_from)
  if (from <= now) return null
  if (wallClock(from, zone).time.startsWith('00:00')) return 'Opens on the day'
  return `Opens ${written(from, { weekday: 'long', hour: 'numeric', minute: '2-digit' }, zone)}`
}

/** The appointment that a talent goes to next, or is at. */
export const nextOf = (all: readonly OwnAppointment[], now: Date): OwnAppointment | undefined =>
  all
    .filter(({ end_time }) => new Date(end_time) > now)
    .toSorted((one, other) => one.start_time.localeCompare(other.start_time))[0]

/** What its talent can do with it on the booking page, which says whom to ask once it is too late; null when it is over. */
export function changeWords(
  { can, reply, end_time }: Pick<OwnAppointment, 'can' | 'reply' | 'end_time'>,
  now: Date,
): string | null {
  const isAsked = isAskedToConfirm({ can, reply })
  if (!can.cancel && isAsked) return 'Confirm'
  if (!can.cancel) return new Date(end_time) > now ? 'Details' : null
  if (isAsked) return 'Confirm or change'
  return can.move ? 'Move or cancel' : 'Cancel'
}
