import { DatePicker } from '@mantine/dates'
import { useRef } from 'react'
import styles from './picked-field.module.css'
import { useBegunFocus } from './use-begun-focus.ts'

const WORDS = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',
}

/** The month of a day, to pick another one. */
export function DayPicker(props: {
  readonly day: string | undefined
  /** Where it begins without a day. */
  readonly first: string
  readonly min: string | undefined
  readonly onChoose: (day: string) => void
}) {
  const root = useRef<HTMLDivElement>(null)
  useBegunFocus(root, 'tbody button[tabindex="0"]')
  return (
    <div ref={root} className={styles.days}>
      <DatePicker
        ariaLabels={WORDS}
        size="sm"
        firstDayOfWeek={0}
        weekendDays={[]}
        highlightToday
        defaultDate={props.day ?? props.first}
        value={props.day ?? null}
        minDate={props.min}
        onChange={(day) => {
          if (day) props.onChoose(day)
        }}
        __stopPropagation
      />
    </div>
  )
}
