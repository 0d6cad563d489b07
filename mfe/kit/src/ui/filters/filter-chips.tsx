import type { keyHint } from '../keys/index.ts'
import styles from './filters.module.css'

export interface FilterChip<T extends string> {
  readonly value: T
  readonly label: string
  /** How many there are of it. */
  readonly count: number
  readonly hint?: ReturnType<typeof keyHint>
}

/** Chips of which one can be chosen, each with its number; pressed again it is let go. */
export function FilterChips<T extends string>(props: {
  readonly label: string
  readonly chips: readonly FilterChip<T>[]
  /** Empty: all. */
  readonly value: T | ''
  readonly onChange: (value: T | '') => void
  readonly disabled?: boolean
}) {
  const { value: chosen, onChange } = props
  return (
    <fieldset className={styles.chips} data-fading-edges aria-label={props.label}>
      {props.chips.map(({ value, label, count, hint }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          disabled={props.disabled}
          aria-pressed={value === chosen}
          onClick={() => onChange(value === chosen ? '' : value)}
          {...hint}
        >
          {label}{' '}
          <span className={`callboard-figures ${styles.count}`} data-none={count === 0 || undefined}>
            {count}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
