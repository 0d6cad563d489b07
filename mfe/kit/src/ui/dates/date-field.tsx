import { lazy } from 'react'
import { IconCalendar } from '../icons.ts'
import { type FieldProps, PickedField } from './picked-field.tsx'
import { formOfDays, readDay, sayDayFigures, steppedDay } from './read-day.ts'

const DayPicker = lazy(async () => ({ default: (await import('./pickers.ts')).DayPicker }))

const today = () => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** A calendar day, `YYYY-MM-DD` for the form, in the figures of its reader on the screen. */
export function DateField({
  min,
  ...field
}: FieldProps & {
  /** The first day that may be chosen, which is where an empty field begins, too. */
  readonly min?: string
}) {
  const first = min ?? today()
  return (
    <PickedField
      {...field}
      kind={{
        type: 'date',
        say: sayDayFigures,
        read: (text) => readDay(text, { from: first }),
        step: (day, up) => (day === undefined ? first : steppedDay(day, up ? 1 : -1, min)),
        unread: `Write the date like ${sayDayFigures(first)}.`,
        placeholder: formOfDays(),
        icon: <IconCalendar size={16} />,
        opens: 'Open calendar',
        picker: (day, onChoose) => <DayPicker day={day} first={first} min={min} onChoose={onChoose} />,
        width: 260,
        height: 288,
        native: { min },
      }}
    />
  )
}
