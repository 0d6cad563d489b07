import { IconClock, IconEye, IconHourglass, IconMail, IconUserOff } from '@callboard/kit/icons'
import { Link } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import styles from './needs.module.css'
import { sayAsked, sayHolds, sayUnshared, sayUnviewed, sayWithoutTime, type Waiting } from './waiting.ts'

function Need(props: { readonly to: string | undefined; readonly icon: ReactNode; readonly words: string }) {
  const inside = (
    <>
      {props.icon}
      {props.words}
    </>
  )
  return props.to ? (
    <Link to={props.to} className={styles.need}>
      {inside}
    </Link>
  ) : (
    <span className={styles.need}>{inside}</span>
  )
}

/** What waits for staff, each with the place where it is done. */
export function Needs(props: {
  readonly waiting: Waiting
  readonly edit?: string
  readonly schedule?: string
  /** The schedule on which somebody asks for another time. */
  readonly asked?: string
  readonly review?: string
}) {
  const { holds, unshared, unviewed_takes, without_time, asked_times } = props.waiting
  if (holds + unshared + unviewed_takes + without_time + asked_times === 0) return null
  return (
    <span className={styles.root}>
      {without_time > 0 ? (
        <Need
          to={props.edit}
          icon={<IconUserOff size={16} aria-hidden />}
          words={sayWithoutTime(without_time)}
        />
      ) : null}
      {asked_times > 0 ? (
        <Need to={props.asked} icon={<IconClock size={16} aria-hidden />} words={sayAsked(asked_times)} />
      ) : null}
      {holds > 0 ? (
        <Need to={props.edit} icon={<IconHourglass size={16} aria-hidden />} words={sayHolds(holds)} />
      ) : null}
      {unshared > 0 ? (
        <Need to={props.schedule} icon={<IconMail size={16} aria-hidden />} words={sayUnshared(unshared)} />
      ) : null}
      {unviewed_takes > 0 ? (
        <Need
          to={props.review}
          icon={<IconEye size={16} aria-hidden />}
          words={sayUnviewed(unviewed_takes)}
        />
      ) : null}
    </span>
  )
}
