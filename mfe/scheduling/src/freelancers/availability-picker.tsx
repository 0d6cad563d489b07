import { dayIn } from '@callboard/core/http-contract'
import { DatePicker } from '@callboard/kit/dates'
import { Radio } from '@callboard/kit/ticks'
import { Group, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { sayDay } from '../shared/days.ts'
import { type Availability, KIND_WORDS, type Kind, kindOf, painted, sayDays } from './availability.ts'
import styles from './availability-picker.module.css'
import { useDayDrawing } from './use-day-drawing.ts'

const CALENDAR_WORDS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
}

const KINDS = ['available_dates', 'non_available_dates'] as const

/** One calendar for both kinds of days: what a day becomes is chosen above it. */
export function AvailabilityPicker(props: {
  readonly days: Availability
  readonly zone: string
  readonly now: Date
  readonly onChange: (days: Availability) => void
  readonly error: string | undefined
}) {
  const { days, zone, now, onChange, error } = props
  const [kind, setKind] = useState<Kind>('available_dates')
  const today = dayIn(zone, now)
  const drawing = useDayDrawing({ days, kind, today, onChange })
  return (
    <fieldset className={styles.root}>
      <legend>Dates</legend>
      <Radio.Group
        label="A day you press is"
        description="Drag over several at once. Press or drag again to take it back."
        value={kind}
        onChange={(chosen) => setKind(KINDS.find((one) => one === chosen) ?? kind)}
      >
        <Group gap="lg" mt={8} mb="sm">
          {KINDS.map((one) => (
            <Radio key={one} value={one} label={KIND_WORDS[one]} />
          ))}
        </Group>
      </Radio.Group>
      <div className={styles.calendar} {...drawing}>
        <DatePicker
          ariaLabels={CALENDAR_WORDS}
          type="multiple"
          size="sm"
          classNames={{ day: styles.dayButton }}
          firstDayOfWeek={0}
          weekendDays={[]}
          highlightToday
          minDate={today}
          // Its own selection knows one kind only: nothing is selected in it, and each press hands on the day alone.
          value={[]}
          onChange={([day]: readonly string[]) => {
            if (day) onChange(painted(days, { from: day, to: day }, kind, today))
          }}
          getDayProps={(day) => {
            const now = kindOf(days, day)
            return {
              'data-date': day,
              'data-kind': now,
              'aria-label': now ? `${sayDay(day)}, ${KIND_WORDS[now].toLowerCase()}` : sayDay(day),
              'aria-pressed': now !== undefined,
            }
          }}
        />
      </div>
      <Text size="sm" c="dimmed" mt={8} aria-live="polite">
        {sayDays(days, today)}
      </Text>
      {error ? (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      ) : null}
    </fieldset>
  )
}
