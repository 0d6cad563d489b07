import { dayIn } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import type { SessionView } from '@callboard/projects/contract'
import { sayDayShort } from '../shared/days.ts'

/** Narrows people to those who are free on a date of the session that is still to come. */
export function FreeOnSelect(props: {
  readonly dates: SessionView['dates']
  readonly zone: string
  readonly value: string
  readonly onChange: (day: string) => void
}) {
  const today = dayIn(props.zone, new Date())
  const days = [...new Set(props.dates.map(({ date }) => date))].filter((date) => date >= today)
  if (days.length === 0) return null
  return (
    <Select
      clearable
      label="Free on"
      placeholder="Any day"
      data={days.map((value) => ({ value, label: sayDayShort(value) }))}
      value={days.includes(props.value) ? props.value : null}
      onChange={(day) => props.onChange(day ?? '')}
    />
  )
}
