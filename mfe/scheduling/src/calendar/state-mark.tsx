import { IconChecks, IconCircleCheck, IconHourglass } from '@callboard/kit/icons'
import { CALENDAR_STATE_WORDS, CALENDAR_STATES, type CalendarState } from '@callboard/projects/contract'
import styles from './calendar.module.css'

const ICONS = { booked: IconCircleCheck, on_hold: IconHourglass, invoiced: IconChecks } as const

export function StateIcon({ state, size = 16 }: { readonly state: CalendarState; readonly size?: number }) {
  const Icon = ICONS[state]
  return <Icon size={size} aria-hidden className={styles.stateIcon} data-state={state} />
}

/** A state in its colour, with its icon and its word. */
export function StateMark({ state }: { readonly state: CalendarState }) {
  return (
    <span className={styles.mark} data-state={state}>
      <StateIcon state={state} />
      {CALENDAR_STATE_WORDS[state]}
    </span>
  )
}

export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {CALENDAR_STATES.map((state) => (
        <li key={state}>
          <StateMark state={state} />
        </li>
      ))}
    </ul>
  )
}
