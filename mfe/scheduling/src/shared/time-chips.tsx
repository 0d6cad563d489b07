import { useId } from 'react'
import styles from './time-chips.module.css'

export interface TimeChoice {
  readonly value: string
  readonly label: string
  /** Further words on the time, such as the number of places left. */
  readonly hint?: string
}

export interface TimeGroup {
  readonly label: string
  readonly times: readonly TimeChoice[]
}

/** Times to choose one from, as big chips in rows; arrow keys move between them. */
export function TimeChips(props: {
  readonly label: string
  readonly groups: readonly TimeGroup[]
  readonly value: string | undefined
  /** Times to be seen that cannot be chosen yet. */
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
}) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={props.label} className={styles.groups}>
      {props.groups.map((group) => (
        <div key={group.label} className={styles.group}>
          <span className={styles.hour}>{group.label}</span>
          <div className={styles.root}>
            {group.times.map(({ value, label, hint }) => (
              <label key={value} className={styles.chip} data-chosen={value === props.value || undefined}>
                <input
                  type="radio"
                  disabled={props.disabled}
                  name={name}
                  value={value}
                  checked={value === props.value}
                  aria-label={label}
                  onChange={() => props.onChange(value)}
                />
                <span>{label}</span>
                {hint ? <span className={styles.hint}>{hint}</span> : null}
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
