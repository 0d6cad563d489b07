import { IconChevronDown } from '../icons.ts'
import styles from './filters.module.css'
import { useAhead } from './use-ahead.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** A choice of one: the system's own list, which a thumb and a keyboard know. */
export function PickList(props: {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}) {
  const [shown, show] = useAhead(props.value)
  const known = props.choices.some(({ value }) => value === shown)
  return (
    <span className={styles.pick} data-label={props.label}>
      <select
        aria-label={props.label}
        value={known ? shown : props.choices[0]?.value}
        onChange={(event) => {
          show(event.target.value)
          props.onChange(event.target.value)
        }}
      >
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden />
    </span>
  )
}
