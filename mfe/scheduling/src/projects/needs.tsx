import { IconEye, IconHourglass, IconMail } from '@callboard/kit/icons'
import { Link } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import styles from './needs.module.css'
import { sayHolds, sayUnshared, sayUnviewed, type Waiting } from './waiting.ts'

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
  readonly review?: string
}) {
  const { holds, unshared, unviewed_takes } = props.waiting
  if (holds + unshared + unviewed_takes === 0) return null
  return (
    <span className={styles.root}>
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
