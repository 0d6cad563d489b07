import type { ReplyOf } from '@callboard/core/http-contract'
import { isAskedToConfirm, type listOwnAppointments } from '@callboard/scheduling/contract'

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

/** An appointment as its talent reads it, in the zone that it was booked in. */
export function appointmentWords(own: OwnAppointment): AppointmentWords {
  const write = (how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...how, timeZone: own.time_zone }).format(new Date(own.start_time))
  return {
    month: write({ month: 'short' }),
    day: write({ day: 'numeric' }),
    when: write({ weekday: 'long', month: 'long', day: 'numeric' }),
    time: `${write({ hour: 'numeric', minute: '2-digit' })} ${own.zone_abbreviation}`,
    there: own.at_session,
    where: [own.session_name, own.studio_name, own.location_type, own.in_person_location]
      .filter(Boolean)
      .join(' · '),
  }
}

/** The appointment that a talent goes to next, or is at. */
export const nextOf = (all: readonly OwnAppointment[], now: Date): OwnAppointment | undefined =>
  all
    .filter(({ end_time }) => new Date(end_time) > now)
    .toSorted((one, other) => one.start_time.localeCompare(other.start_time))[0]

/** What its talent can do with it on the booking page; null when nothing is left to do. */
export function changeWords({ can, reply }: Pick<OwnAppointment, 'can' | 'reply'>): string | null {
  const isAsked = isAskedToConfirm({ can, reply })
  if (!can.cancel) return isAsked ? 'Confirm' : null
  if (isAsked) return 'Confirm or change'
  return can.move ? 'Move or cancel' : 'Cancel'
}
