import {
  type CalendarDate,
  type CalendarState,
  type CalendarView,
  calendarState,
  FREELANCER_DAY_WORDS,
} from '@callboard/projects/contract'

/** An event as the calendar draws it: on the day and at the wall time of its session, in the reader's place or not. */
export type ShownEvent =
  | {
      readonly kind: 'date'
      readonly id: string
      /** Without an offset: a wall time. */
      readonly start: string
      readonly title: string
      readonly state: CalendarState
      readonly date: CalendarDate
    }
  | { readonly kind: 'day'; readonly id: string; readonly start: string; readonly title: string }

/** @param inPerson whether dates that talent only come to in person are shown */
export function shownEvents({ dates, days }: CalendarView, inPerson: boolean): readonly ShownEvent[] {
  return [
    ...dates
      .filter(({ location_type }) => inPerson || location_type !== 'In Person')
      .map((date) => ({
        kind: 'date' as const,
        id: date._id,
        start: `${date.date}T${date.start_time}:00`,
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
