import type { RequestRow } from '@callboard/freelancers/contract'
import { IconAlertTriangle } from '@callboard/kit/icons'
import { Time } from '@callboard/kit/labels'
import { readersZone } from '@callboard/kit/ui'
import { sayDayShort } from '../shared/days.ts'
import { sayWork } from './request-words.ts'
import styles from './requests.module.css'

type RequestDate = RequestRow['dates'][number]

/** The time of the place, and the reader's own where that is another one. */
function When({ date }: { readonly date: RequestDate }) {
  return (
    <>
      <Time at={date.start} zone={date.time_zone} />
      {date.time_zone === readersZone() ? null : (
        <span className={styles.quiet}>
          {' ('}
          <Time at={date.start} /> your time{')'}
        </span>
      )}
    </>
  )
}

/** What is asked for, or booked, on which dates. */
export function RequestDates({ request }: { readonly request: RequestRow }) {
  return (
    <ul className={styles.dates} aria-label="Dates">
      {request.dates.map((date) => (
        <li key={date._id} data-past={date.past || undefined}>
          <span className={styles.day}>{sayDayShort(date.date)}</span>
          <div className={styles.facts}>
            <span>
              <When date={date} /> · {date.place}
            </span>
            <span className={styles.quiet}>
              {sayWork(date, request.status)}
              {date.past ? ' · past' : ''}
            </span>
            {date.conflicts?.map(({ start, end, booked }) => (
              <span key={start} className={styles.stand} data-state="open">
                <IconAlertTriangle size={16} aria-hidden />
                <span>
                  {booked ? 'Also booked' : 'Also on hold'} elsewhere from <Time at={start} />
                  {end ? (
                    <>
                      {' to '}
                      <Time at={end} />
                    </>
                  ) : null}
                </span>
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
