import { useAction } from '@callboard/kit/data'
import { Face, useMinute } from '@callboard/kit/labels'
import { Button, fullName, readersZone } from '@callboard/kit/ui'
import type { LostTime } from '@callboard/scheduling/contract'
import type { ReactNode } from 'react'
import { putLostTimeAwayAction } from '../../data/schedule.ts'
import styles from './lost-list.module.css'
import { sayLoss, sayLostTime } from './lost-words.ts'

/** Talent whose appointments were cancelled, how they are reached, and what the office does about each. */
export default function LostList(props: {
  readonly session: { readonly _id: string; readonly time_zone: string }
  readonly lost: readonly LostTime[]
  /** `YYYY-MM-DD` of the schedule that shows them. */
  readonly day?: string
  /** The way to another time. */
  readonly book: (lost: LostTime) => ReactNode
  /** They are dragged to a place. */
  readonly isCarried?: boolean
  readonly note?: string
}) {
  const { session, lost } = props
  const away = useAction(putLostTimeAwayAction)
  const now = new Date(useMinute())
  const reader = readersZone()
  return (
    <section className={styles.lost} aria-labelledby="lost-times">
      <h2 id="lost-times">Without a time</h2>
      {props.note ? <p className={styles.note}>{props.note}</p> : null}
      <ul>
        {lost.map((one) => {
          const name = fullName(one.talent)
          const { email, phone, photo_url } = one.talent
          return (
            <li key={one._id}>
              <span
                className={styles.person}
                data-unbooked={props.isCarried ? one._id : undefined}
                title={props.isCarried ? `Drag ${name} to a free place` : undefined}
              >
                <Face of="talent" name={name} src={photo_url} size={32} />
                <span className={styles.who}>
                  <strong>{name}</strong>
                  <span className={styles.quiet}>{one.role}</span>
                </span>
              </span>
              <span className={styles.what}>
                <span className={styles.time}>{sayLostTime(one, props.day, session.time_zone, reader)}</span>
                <span className={styles.quiet}>{sayLoss(one, now, session.time_zone, reader)}</span>
              </span>
              <span className={styles.contact}>
                <a href={`mailto:${email}`}>{email}</a>
                {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
              </span>
              <span className={styles.actions}>
                {props.book(one)}
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  aria-label={`Done, ${name}`}
                  title="Takes them off this list"
                  onClick={() => void away.run({ session: session._id, appointment: one._id, is_done: true })}
                >
                  Done
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
