import { sayWallTime } from '@callboard/kit/day'
import { Face } from '@callboard/kit/labels'
import { fullName, Link } from '@callboard/kit/ui'
import { needsPlace } from '@callboard/projects/contract'
import { BookStatus } from '../projects/book-status.tsx'
import type { Occupancy } from './occupancy.ts'
import styles from './session-editor.module.css'
import { bookStatusOf, nameOfDate, type TypedDate } from './session-fields.ts'

/** Faces of a date that are drawn. */
const MOST_FACES = 4

const sayPlace = ({ locationType, place }: TypedDate) =>
  needsPlace(locationType) && place ? `${locationType}, ${place}` : locationType

/** A date of the session in one line, which opens its editor. */
export function DateLine(props: {
  readonly date: TypedDate
  /** The first fault of its fields. */
  readonly fault: string | undefined
  /** Of its places; absent without time frames, and until it is known. */
  readonly occupancy: Occupancy | undefined
  readonly schedulePath: string | undefined
  readonly onOpen: () => void
}) {
  const { date, fault, occupancy, schedulePath } = props
  const people = [...new Map([...date.managers, ...date.lobbyManagers].map((one) => [one._id, one])).values()]
  return (
    <li className={styles.date}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={props.onOpen}>
        <span className={styles.what}>
          <span className={styles.day}>{nameOfDate(date)}</span>
          <span className={fault ? styles.fault : styles.quiet} role={fault ? 'alert' : undefined}>
            {fault ??
              [sayWallTime(date.startTime), sayPlace(date), date.stored?.invoiced ? 'Invoiced' : '']
                .filter(Boolean)
                .join(' · ')}
          </span>
        </span>
        <span className={styles.faces} title={people.map(fullName).join(', ')}>
          {people.slice(0, MOST_FACES).map((person) => (
            <Face key={person._id} of="colleague" name={fullName(person)} size={24} />
          ))}
        </span>
        <BookStatus status={bookStatusOf(date)} />
        <span className={styles.count}>
          {occupancy ? `${occupancy.booked} of ${occupancy.places} booked` : 'No times yet'}
        </span>
      </button>
      {schedulePath ? (
        <Link to={schedulePath} className={styles.schedule}>
          Schedule
        </Link>
      ) : null}
    </li>
  )
}
