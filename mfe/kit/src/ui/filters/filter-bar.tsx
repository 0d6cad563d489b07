import { type ReactNode, useRef } from 'react'
import { IconX } from '../icons.ts'
import styles from './filters.module.css'

/** What narrows down a list, in one look; it takes away all filters at once while some are set. */
export function FilterBar(props: {
  readonly label?: string
  /**
   * On one line, along which it is moved: in a narrow column, or on a phone only. `fits`: on a phone there is no more
   * than the search, a list and a button, which has Clear behind it.
   */
  readonly oneLine?: 'always' | 'phone' | 'fits'
  /** Absent while nothing is narrowed down. */
  readonly onClear: (() => void) | undefined
  readonly children: ReactNode
}) {
  const { onClear } = props
  const bar = useRef<HTMLElement>(null)
  const clear = () => {
    onClear?.()
    // The button hides; what it was for stays under the keys.
    bar.current?.querySelector<HTMLElement>('input, select, button')?.focus()
  }
  return (
    <search ref={bar} className={styles.bar} data-line={props.oneLine} aria-label={props.label ?? 'Filters'}>
      {props.children}
      <button type="button" className={styles.clear} data-idle={!onClear || undefined} onClick={clear}>
        <IconX size={16} aria-hidden />
        <span>Clear</span>
      </button>
    </search>
  )
}
