import { DateField, TimeField } from '@callboard/kit/dates'
import { Group } from '@callboard/kit/ui'
import { useState } from 'react'

function Day({
  begun,
  ...more
}: {
  readonly begun: string
  readonly error?: string
  readonly disabled?: boolean
  readonly required?: boolean
}) {
  const [day, setDay] = useState(begun)
  return <DateField label="Date" min="2026-11-24" value={day} onChange={setDay} {...more} />
}

function Clock({
  begun,
  ...more
}: {
  readonly begun: string
  readonly error?: string
  readonly disabled?: boolean
  readonly required?: boolean
}) {
  const [time, setTime] = useState(begun)
  return <TimeField label="Start time" zone="America/Los_Angeles" value={time} onChange={setTime} {...more} />
}

const both = (
  day: string,
  time: string,
  more: { readonly error?: string; readonly disabled?: boolean; readonly required?: boolean } = {},
) => (
  <Group key={day} gap="md" align="flex-start">
    <Day begun={day} {...more} />
    <Clock begun={time} {...more} />
  </Group>
)

export const dateAndTimeFields = {
  name: 'DateFieldTimeField',
  states: [
    ['as they are', both('2026-11-28', '10:15')],
    ['empty', both('', '')],
    ['with a fault of the form', both('2026-11-23', '10:15', { error: 'A date cannot be in the past.' })],
    ['what names no day and no time', both('2/30', '25:00', { error: 'Date is required' })],
    ['a time off the minute', <Clock key="seconds" begun="10:37:30" />],
    ['required', both('2026-11-30', '10:15', { required: true })],
    ['disabled', both('2026-11-28', '10:15', { disabled: true })],
  ],
} as const
