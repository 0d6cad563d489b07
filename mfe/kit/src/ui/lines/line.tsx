import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Link } from '../router.ts'
import styles from './line.module.css'

export interface LinesProps extends ComponentPropsWithoutRef<'ul'> {
  /** What the lines of this list have beside a name; the others take no column. */
  readonly slots: readonly ('time' | 'face' | 'mark' | 'action' | 'menu')[]
  readonly isOrdered?: boolean
  /** Actions are seen without a pointer: they are what one comes to this list for. */
  readonly showsActions?: boolean
  /** On a phone mark and action stand below the name, over the whole width. */
  readonly isStacked?: boolean
}

/** The list around lines, all of which have the same columns. */
export function Lines(props: LinesProps) {
  const { slots, isOrdered = false, showsActions = false, isStacked = false, className, ...rest } = props
  // A list of either kind has the same properties.
  const Root = isOrdered ? ('ol' as 'ul') : 'ul'
  return (
    <Root
      {...rest}
      className={className ? `${styles.lines} ${className}` : styles.lines}
      data-slots={slots.join(' ')}
      data-shows-actions={showsActions || undefined}
      data-stacked={isStacked || undefined}
    />
  )
}

export interface LineProps extends Omit<ComponentPropsWithoutRef<'li'>, 'children'> {
  /** Height in pixels: a ledger, a list, the lobby, today. */
  readonly size: 40 | 56 | 64 | 72
  readonly time?: ReactNode
  readonly face?: ReactNode
  readonly name: ReactNode
  /** Below the name. */
  readonly note?: ReactNode
  readonly mark?: ReactNode
  /** Seen while the line is pointed at, focused or chosen, and always on a touch screen. */
  readonly action?: ReactNode
  readonly menu?: ReactNode
  /** Address that the whole line leads to; the link is called by the name. */
  readonly to?: string
  /** Of the reader. */
  readonly isOwn?: boolean
  /** Keys act on it. */
  readonly isChosen?: boolean
  /** Came a moment ago. */
  readonly isNew?: boolean
}

const Slot = (props: { readonly of: string | undefined; readonly children: ReactNode }) =>
  props.children === undefined || props.children === null ? null : (
    <div className={props.of}>{props.children}</div>
  )

/** A person or a session in a list: time, face, name, mark, one action. */
export function Line(props: LineProps) {
  const { size, time, face, name, note, mark, action, menu, to, isOwn, isChosen, isNew, className, ...rest } =
    props
  return (
    <li
      aria-current={isChosen || undefined}
      {...rest}
      className={className ? `${styles.line} ${className}` : styles.line}
      data-size={size}
      data-own={isOwn || undefined}
      data-chosen={isChosen || undefined}
      data-new={isNew || undefined}
    >
      <Slot of={styles.time}>{time}</Slot>
      <Slot of={styles.face}>{face}</Slot>
      <div className={styles.name}>
        {to === undefined ? (
          name
        ) : (
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        )}
      </div>
      <Slot of={styles.note}>{note}</Slot>
      <Slot of={styles.mark}>{mark}</Slot>
      <Slot of={styles.action}>{action}</Slot>
      <Slot of={styles.menu}>{menu}</Slot>
    </li>
  )
}
