import { wallClock } from '@callboard/core/http-contract'
import {
  type CalendarDate,
  type CalendarState,
  type CalendarView,
  calendarState,
  FREELANCER_DAY_WORDS,
} from '@callboard/projects/contract'
import type { DaySpan } from './calendar-span.ts'

/** An event as the calendar draws it. */
export type ShownEvent =
  | {
      readonly kind: 'date'
      readonly id: string
      /** Without an offset, as `end`: wall times of the session, or of the zone of the week. */
      readonly start: string
      readonly end: string
      readonly title: string
      readonly state: CalendarState
      readonly date: CalendarDate
    }
  | { readonly kind: 'day'; readonly id: string; readonly start: string; readonly title: string }

type Times = Pick<Extract<ShownEvent, { kind: 'date' }>, 'start' | 'end'>

/** The wall clock of a zone, without the zone. */
export function wallTimeIn(zone: string, instant: Date): string {
  const { day, time } = wallClock(instant, zone)
  return `${day}T${time}`
}

/** On the day of the session, where it has no length: a date is never two days. */
function onItsDay({ date, start_time }: CalendarDate): Times {
  const start = `${date}T${start_time}`
  return { start: `${start}:00`, end: `${start}:01` }
}

const inZone = (zone: string, { start, end }: CalendarDate): Times => ({
  start: wallTimeIn(zone, new Date(start)),
  end: wallTimeIn(zone, new Date(end)),
})

/**
 * @param inPerson whether dates that talent only come to in person are shown
 * @param zone in which all times are drawn; absent: each date stands on its own day at its session's wall time
 */
export function shownEvents(
  { dates, days }: CalendarView,
  inPerson: boolean,
  zone?: string,
): readonly ShownEvent[] {
  return [
    ...dates
      .filter(({ location_type }) => inPerson || location_type !== 'In Person')
      .map((date) => ({
        kind: 'date' as const,
        id: date._id,
        ...(zone === undefined ? onItsDay(date) : inZone(zone, date)),
        title: `${date.studio.name}: ${date.session.name}`,
        state: calendarState(date),
        date,
      })),
    ...days.map(({ date, kind }) => ({
      kind: 'day' as const,
      id: `day-${date}`,
      start: date,
      title: FREELANCER_DAY_WORDS[kind],
    })),
  ]
}

/** Zones that a week may be drawn in: the reader's, then those of its sessions. */
export const zonesOf = (dates: CalendarView['dates'], reader: string): readonly string[] => [
  ...new Set([reader, ...dates.map(({ time_zone }) => time_zone)]),
]

/** The events that a span of days shows something of. */
export const within = (events: readonly ShownEvent[], { start, end }: DaySpan): readonly ShownEvent[] =>
  events.filter(
    (event) =>
      event.start < end && (event.kind === 'day' ? event.start >= start : event.end > `${start}T00:00:00`),
  )
