import { isDay, zoneAbbreviation } from '@callboard/core/http-contract'
import { lazy } from 'react'
import { IconClock } from '../icons.ts'
import { type FieldProps, PickedField } from './picked-field.tsx'
import { readTime, sayTime, steppedTime } from './read-time.ts'

const TimePicker = lazy(async () => ({ default: (await import('./pickers.ts')).TimePicker }))

/** Where an empty field begins. */
const MORNING = '10:00'
/** Minutes of one step of the arrows. */
const STEP = 5

/** The name of the zone on the day itself: half of the year it is another one. */
const zoneOn = (zone: string, day: string | undefined) =>
  zoneAbbreviation(day !== undefined && isDay(day) ? new Date(`${day}T12:00:00Z`) : new Date(), zone)

/** The time of a wall clock, `HH:mm` for the form, as its reader writes times on the screen. */
export function TimeField({
  zone,
  day,
  ...field
}: FieldProps & {
  /** IANA name of the zone that the time is meant in; shown as its unit. */
  readonly zone?: string
  /** The day of the time, as far as it is known. */
  readonly day?: string
}) {
  return (
    <PickedField
      {...field}
      kind={{
        type: 'time',
        say: sayTime,
        read: readTime,
        step: (time, up) => (time === undefined ? MORNING : steppedTime(time, up ? STEP : -STEP)),
        unread: `Write the time like ${sayTime(MORNING)}.`,
        // Not a time: an empty field would look like a filled one.
        placeholder: '--:--',
        icon: <IconClock size={16} />,
        opens: 'Open times',
        picker: (time, onChoose) => <TimePicker time={time} onChoose={onChoose} />,
        width: 320,
        height: 288,
        native: { step: field.value.length > 5 ? 1 : 60 },
        unit: zone === undefined ? undefined : zoneOn(zone, day),
      }}
    />
  )
}
