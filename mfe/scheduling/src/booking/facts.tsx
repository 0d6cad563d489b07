import { wallClock, zoneAbbreviation } from '@callboard/core/http-contract'
import { sayWallTime } from '@callboard/kit/day'
import { readersZone } from '@callboard/kit/ui'
import { timeAtSession } from '@callboard/scheduling/contract'
import type { ReactNode } from 'react'
import { sayDay } from '../shared/days.ts'
import styles from './booking-page.module.css'

/** @returns date, time and zone of the reader; `there` is the time in the zone of the session where it is another one */
export function placeWords(start: Date, sessionZone: string) {
  const own = readersZone()
  const { day, time } = wallClock(start, own)
  return {
    date: sayDay(day),
    time: sayWallTime(shortened(time)),
    zone: zoneAbbreviation(start, own),
    there: timeAtSession(start, own, sessionZone),
  }
}

const shortened = (time: string) => time.replace(/:00$/, '')

/** Role, date and time of a place before it is taken. */
export function Facts(props: {
  readonly role: string
  /** ISO 8601 */
  readonly start: string
  readonly sessionZone: string
  /** Further facts of the list. */
  readonly children: ReactNode
}) {
  const { date, time, zone, there } = placeWords(new Date(props.start), props.sessionZone)
  return (
    <dl className={styles.facts}>
      <dt>Role</dt>
      <dd>{props.role}</dd>
      <dt>Date</dt>
      <dd>{date}</dd>
      <dt>Time</dt>
      <dd className="callboard-figures">
        {time} {zone}
        {there === null ? '' : ` (${there})`}
      </dd>
      {props.children}
    </dl>
  )
}
