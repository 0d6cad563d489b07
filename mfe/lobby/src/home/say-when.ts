import { instantOf, zoneAbbreviation } from '@callboard/core/http-contract'
import type { ClientProject } from '@callboard/projects/contract'
import { nearestDate } from '../shared/nearest-date.ts'

type Session = ClientProject['sessions'][number]

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

export interface When {
  /** `10:00 AM`; no line breaks within it. */
  readonly time: string
  /** `Sat, Nov 21 PST` */
  readonly day: string
}

/** The nearest date of a session, in its zone; null while it has none. */
export function sayWhen(session: Session, now: Date): When | null {
  const date = nearestDate(session, now)
  if (!date) return null
  const wall = new Date(`${date.date}T${date.start_time}:00Z`)
  const at = instantOf(date.date, date.start_time, session.time_zone)
  const zone = at ? zoneAbbreviation(at, session.time_zone) : session.time_zone
  return { time: clock.format(wall).replaceAll(' ', '\u00a0'), day: `${day.format(wall)} ${zone}` }
}
