import type { keyHint } from '@callboard/kit/keys'
import { type KeyboardEvent, useRef } from 'react'
import styles from './controls.module.css'

export interface TabChoice<T extends string> {
  readonly value: T
  readonly label: string
  readonly count?: number
  /** Its key, as `keyHint` says it. */
  readonly hint?: ReturnType<typeof keyHint>
}

/** Tabs over one panel. Arrow keys move between them. */
export function TabRow<T extends string>(props: {
  readonly label: string
  readonly value: T
  readonly tabs: readonly TabChoice<T>[]
  readonly panel: string
  readonly onChange: (value: T) => void
}) {
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const place = props.tabs.findIndex(({ value }) => value === props.value)
    const next = (place + step + props.tabs.length) % props.tabs.length
    const tab = props.tabs[next]
    if (!tab) return
    props.onChange(tab.value)
    ;(row.current?.children[next] as HTMLElement | undefined)?.focus()
  }
  return (
    <div ref={row} role="tablist" aria-label={props.label} className={styles.tabs}>
      {props.tabs.map(({ value, label, count, hint }) => (
        <button
          key={value}
          type="button"
          role="tab"
          aria-selected={value === props.value}
          aria-controls={props.panel}
          tabIndex={value === props.value ? 0 : -1}
          onClick={() => props.onChange(value)}
          onKeyDown={move}
          {...hint}
        >
          {label} {count === undefined ? null : <span className={styles.tabsCount}>{count}</span>}
        </button>
      ))}
    </div>
  )
}
