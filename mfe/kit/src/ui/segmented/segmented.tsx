import { type KeyboardEvent, useRef } from 'react'
import type { keyHint } from '../keys/index.ts'
import styles from './segmented.module.css'

export interface SegmentedChoice<T extends string> {
  readonly value: T
  readonly label: string
  readonly count?: number
  /** Its key, as `keyHint` says it. */
  readonly hint?: ReturnType<typeof keyHint>
}

/**
 * One of a few, all of which are seen. With a panel the choices are its tabs, and arrow keys move between them; without
 * one they are buttons of which one is pressed.
 */
export function Segmented<T extends string>(props: {
  readonly label: string
  readonly value: T
  readonly choices: readonly SegmentedChoice<T>[]
  /** Id of the part of the page that shows what is chosen. */
  readonly panel?: string
  /** `s` within the tools of the live room. */
  readonly size?: 's' | 'm'
  /** As wide as its place, all choices of one width. */
  readonly grows?: boolean
  readonly onChange: (value: T) => void
}) {
  const { label, value: chosen, choices, panel, onChange } = props
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const place = choices.findIndex(({ value }) => value === chosen)
    const next = (place + step + choices.length) % choices.length
    const choice = choices[next]
    if (!choice) return
    onChange(choice.value)
    ;(row.current?.children[next] as HTMLElement | undefined)?.focus()
  }
  const stateOf = (isChosen: boolean) =>
    panel === undefined
      ? { 'aria-pressed': isChosen }
      : {
          role: 'tab',
          'aria-selected': isChosen,
          'aria-controls': panel,
          tabIndex: isChosen ? 0 : -1,
          onKeyDown: move,
        }
  return (
    <div
      ref={row}
      {...{ role: panel === undefined ? 'group' : 'tablist', 'aria-label': label }}
      className={styles.root}
      data-size={props.size ?? 'm'}
      data-grows={props.grows || undefined}
    >
      {choices.map(({ value, label: words, count, hint }) => (
        <button
          key={value}
          type="button"
          data-chosen={value === chosen || undefined}
          onClick={() => onChange(value)}
          {...stateOf(value === chosen)}
          {...hint}
        >
          {words}{' '}
          {count === undefined ? null : (
            <span className={styles.count} data-none={count === 0 || undefined}>
              {count}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
