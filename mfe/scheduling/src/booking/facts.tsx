import { wallClock, zoneAbbreviation } from '@callboard/core/http-contract'
import { sayWallTime } from '@callboard/kit/day'
import { readersZone } from '@callboard/kit/ui'
import { timeAtSession } from '@callboard/scheduling/contract'
import { sayDay } from '../shared/days.ts'
import styles from './booking-page.module.css'

/** A time in words: in the reader's zone, and in the session's where that shows another time. */
function timeWords(start: Date, sessionZone: string): string {
  const own = readersZone()
  const here = `${sayWallTime(shortened(wallClock(start, own).time))} ${zoneAbbreviation(start, own)}`
  const there = timeAtSession(start, own, sessionZone)
  return there === null ? here : `${here} (${there})`
}

const shortened = (time: string) => time.replace(/:00$/, '')

/** Role, date and time of a chosen or booked place, the same everywhere. */
export function Facts(props: {
  readonly role: string
  /** ISO 8601 */
  readonly start: string
  readonly sessionZone: string
}) {
  const start = new Date(props.start)
  return (
    <dl className={styles.facts}>
      <dt>Role</dt>
      <dd>{props.role}</dd>
      <dt>Date</dt>
      <dd>{sayDay(wallClock(start, readersZone()).day)}</dd>
      <dt>Time</dt>
      <dd className="callboard-figures">{timeWords(start, props.sessionZone)}</dd>
    </dl>
  )
}
