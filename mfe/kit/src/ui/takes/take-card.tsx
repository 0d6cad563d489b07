import { VisuallyHidden } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import styles from './take-card.module.css'
import { TakeMarks } from './take-marks.tsx'
import { TakePicture } from './take-picture.tsx'

/** A group on a wall: its picture with what lies over it, its name and its facts. As wide as its place. */
export function TakeCard({
  of,
  url,
  first,
  number,
  seconds,
  waiting,
  over,
  name,
  fullName = name,
  sign,
  facts,
  dense,
  children,
  ...button
}: ComponentProps<typeof TakePicture> &
  ComponentProps<typeof TakeMarks> &
  Omit<ComponentProps<'button'>, 'name' | 'type' | 'className'> & {
    /** Word over the picture of a take that does not play yet. */
    readonly waiting?: ReactNode
    /** Lies over the picture. */
    readonly over?: ReactNode
    readonly name: string
    /** Heard, and shown to the pointer, where the name is short for it. */
    readonly fullName?: string
    /** At the end of the line of the name. */
    readonly sign?: ReactNode
    /** The last line. */
    readonly facts: ReactNode
    /** Framed, with names of at most two lines, as high as its place: all cards of a row are of one height. */
    readonly dense?: boolean
  }) {
  const isShort = name !== fullName
  return (
    <button type="button" className={styles.root} data-dense={dense || undefined} {...button}>
      <span className={styles.picture}>
        <TakePicture of={of} url={url} first={first} />
        {over}
        {waiting ? <span className={styles.waiting}>{waiting}</span> : null}
        <TakeMarks number={number} seconds={seconds} />
      </span>
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.name} title={fullName} aria-hidden={isShort || undefined}>
            {name}
          </span>
          {isShort ? <VisuallyHidden>{fullName}</VisuallyHidden> : null}
          {sign}
        </span>
        {children}
        <span className={styles.facts}>{facts}</span>
      </span>
    </button>
  )
}
