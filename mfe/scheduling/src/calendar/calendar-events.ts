import { wallClock, zoneAbbreviation } from '@callboard/core/http-contract'
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
      /** Of its own where a date has several stretches of time. */
      readonly id: string
      /** Without an offset, as `end`: wall times of the session, or of the zone of the week. */
      readonly start: string
      readonly end: string
      /** False for a date without time frames: nobody has said yet how long it is. */
      readonly hasLength: boolean
      readonly title: string
      readonly state: CalendarState
      readonly date: CalendarDate
    }
  | { readonly kind: 'day'; readonly id: string; readonly start: string; readonly title: string }

type Times = Pick<Extract<ShownEvent, { kind: 'date' }>, 'id' | 'start' | 'end' | 'hasLength'>

/** The wall clock of a zone, without the zone. */
export function wallTimeIn(zone: string, instant: Date): string {
  const { day, time } = wallClock(instant, zone)
  return `${day}T${time}`
}

/** On the day of the session, where it has no length: a date is never two days. */
function onItsDay({ _id, date, start_time }: CalendarDate): Times {
  const start = `${date}T${start_time}`
  return { id: _id, start: `${start}:00`, end: `${start}:01`, hasLength: false }
}

/** As long as its time frames, with their gaps. */
function inZone(zone: string, { _id, start, stretches }: CalendarDate): readonly Times[] {
  const at = (instant: string) => wallTimeIn(zone, new Date(instant))
  if (stretches.length === 0) {
    const end = new Date(Date.parse(start) + 1_000).toISOString()
    return [{ id: _id, start: at(start), end: at(end), hasLength: false }]
  }
  return stretches.map((stretch, place) => ({
    id: place === 0 ? _id : `${_id}-${place}`,
    start: at(stretch.start),
    end: at(stretch.end),
    hasLength: true,
  }))
}

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
      .flatMap((date) =>
        (zone === undefined ? [onItsDay(date)] : inZone(zone, date)).map((times) => ({
          kind: 'date' as const,
          ...times,
          title: `${date.studio.name}: ${date.session.name}`,
          state: calendarState(date),
          date,
        })),
      ),
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

/**
 * The zone that a month or an agenda names once, for all times that name none: that of the most dates, the reader's
 * among equals.
 */
export function commonZone(events: readonly ShownEvent[], reader: string): string {
  const counts = new Map([[reader, 0]])
  for (const event of events)
    if (event.kind === 'date') counts.set(event.date.time_zone, (counts.get(event.date.time_zone) ?? 0) + 1)
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

/** The short names that a zone has on the days of its dates: two around a change of the clocks. */
export const zoneNames = (events: readonly ShownEvent[], zone: string): readonly string[] => [
  ...new Set(
    events.flatMap((event) =>
      event.kind === 'date' && event.date.time_zone === zone
        ? [zoneAbbreviation(new Date(event.date.start), zone)]
        : [],
    ),
  ),
]

/** The events that a span of days shows something of. */
export const within = (events: readonly ShownEvent[], { start, end }: DaySpan): readonly ShownEvent[] =>
  events.filter(
    (event) =>
      event.start < end && (event.kind === 'day' ? event.start >= start : event.end > `${start}T00:00:00`),
  )

/** How many session dates the events are. */
export const countDates = (events: readonly ShownEvent[]): number =>
  new Set(events.flatMap((event) => (event.kind === 'date' ? [event.date._id] : []))).size
