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

/** `Sat, Nov 21, 10:00 AM PST`, in the zone of the session. A narrow phone breaks the line before the time. */
export function sayWhen(session: Session, now: Date): string {
  const date = nearestDate(session, now)
  if (!date) return 'No date yet'
  const wall = new Date(`${date.date}T${date.start_time}:00Z`)
  const at = instantOf(date.date, date.start_time, session.time_zone)
  const zone = at ? zoneAbbreviation(at, session.time_zone) : session.time_zone
  const time = `${clock.format(wall)} ${zone}`.replaceAll(' ', '\u00a0')
  return `${day.format(wall)}, ${time}`
}
