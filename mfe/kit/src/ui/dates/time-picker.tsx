import { TimeGrid } from '@mantine/dates'
import { type KeyboardEvent, useRef } from 'react'
import styles from './picked-field.module.css'
import { hasTwelveHours } from './read-time.ts'
import { useBegunFocus } from './use-begun-focus.ts'

const COLUMNS = 4
const [FIRST_HOUR, LAST_HOUR] = [6, 23]
/** Quarters of the hours in which people work; another time is typed. */
const TIMES = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * COLUMNS }, (_, place) => {
  const [hour, quarter] = [FIRST_HOUR + Math.floor(place / COLUMNS), place % COLUMNS]
  return `${String(hour).padStart(2, '0')}:${String(quarter * 15).padStart(2, '0')}`
})
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

/** Times of a working day, an hour in each row. */
export function TimePicker(props: {
  readonly time: string | undefined
  readonly onChoose: (time: string) => void
}) {
  const { time } = props
  const root = useRef<HTMLFieldSetElement>(null)
  const start = TIMES.findLast((one) => time !== undefined && one <= time) ?? '10:00'
  useBegunFocus(root, 'button[tabindex="0"]')
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])]
    buttons[buttons.findIndex((button) => button.matches(':focus')) + step]?.focus()
  }
  return (
    <fieldset ref={root} aria-label="Times" className={styles.times} onKeyDown={move}>
      <TimeGrid
        size="xs"
        data={TIMES}
        format={hasTwelveHours() ? '12h' : '24h'}
        simpleGridProps={{ cols: COLUMNS, spacing: 4, verticalSpacing: 4 }}
        value={time ?? null}
        onChange={(chosen) => {
          if (chosen) props.onChoose(chosen)
        }}
        getControlProps={(one) => ({
          tabIndex: one === start ? 0 : -1,
          'aria-current': one === time ? 'true' : undefined,
          'data-mantine-stop-propagation': true,
        })}
      />
    </fieldset>
  )
}
