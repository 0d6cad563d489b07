import { IconChevronLeft, IconChevronRight } from '@callboard/kit/icons'
import { Link } from '@callboard/kit/ui'
import type { PublicSession } from '@callboard/projects/contract'
import { addresses } from '../shared/addresses.ts'
import { sayDay, sayWeekday } from '../shared/days.ts'
import styles from './schedule.module.css'

/** Dates that are named beside the shown one, on each side. */
const BESIDE = 1

/** Leads to the schedules of the other dates of the session. */
export function DateNav(props: {
  readonly uri: string
  readonly session: PublicSession
  readonly dayId: string
}) {
  const { uri, session, dayId } = props
  const dates = session.dates.toSorted((a, b) => a.date.localeCompare(b.date))
  if (dates.length < 2) return null
  const place = dates.findIndex(({ _id }) => _id === dayId)
  const first = Math.max(0, Math.min(place - BESIDE, dates.length - 1 - 2 * BESIDE))
  const [before, after] = [dates[place - 1], dates[place + 1]]
  const to = (day: string) => addresses.schedule(uri, session._id, day)
  return (
    <nav aria-label="Dates of the session" className={styles.dates}>
      {before ? (
        <Link to={to(before._id)} aria-label={`Date before, ${sayDay(before.date)}`}>
          <IconChevronLeft size={16} aria-hidden />
        </Link>
      ) : null}
      {dates.slice(first, first + 1 + 2 * BESIDE).map(({ _id, date }) => (
        <Link key={_id} to={to(_id)} title={sayDay(date)} aria-current={_id === dayId ? 'date' : undefined}>
          {sayWeekday(date)}
        </Link>
      ))}
      {after ? (
        <Link to={to(after._id)} aria-label={`Date after, ${sayDay(after.date)}`}>
          <IconChevronRight size={16} aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}
