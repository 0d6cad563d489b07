import { isDay } from '@callboard/core/http-contract'
import { dayAfter } from '../shared/days.ts'

export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const
export type CalendarViewName = (typeof CALENDAR_VIEWS)[number]

const WEEK = 7
/** Days of the agenda: it begins with the chosen day and does not end with a month. */
export const AGENDA_DAYS = 30

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const firstOf = (day: string) => `${day.slice(0, 7)}-01`
const sundayOf = (day: string) => dayAfter(day, -noonOf(day).getUTCDay())

function monthAfter(day: string, months: number): string {
  const first = noonOf(firstOf(day))
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 10)
}

/** The day of an address. @param today what an absent or malformed one stands for */
export const dayOfAddress = (typed: string, today: string): string => (isDay(typed) ? typed : today)

/** The view of an address. A phone has the agenda at first. */
export const viewOfAddress = (typed: string, isPhone: boolean): CalendarViewName =>
  CALENDAR_VIEWS.find((view) => view === typed) ?? (isPhone ? 'agenda' : 'month')

export interface DaySpan {
  readonly start: string
  /** The day after the last. */
  readonly end: string
}

/** The days that a view shows around a day. */
export function spanOf(view: CalendarViewName, day: string): DaySpan {
  if (view === 'week') return { start: sundayOf(day), end: dayAfter(sundayOf(day), WEEK) }
  if (view === 'agenda') return { start: day, end: dayAfter(day, AGENDA_DAYS) }
  return { start: sundayOf(firstOf(day)), end: dayAfter(sundayOf(dayAfter(monthAfter(day, 1), -1)), WEEK) }
}

/** @returns how many weeks the days of a span are */
export const weeksOf = ({ start, end }: DaySpan): number =>
  (noonOf(end).getTime() - noonOf(start).getTime()) / (WEEK * 86_400_000)

/** The day that the view goes on to. @param steps 1 or -1 */
export const stepped = (view: CalendarViewName, day: string, steps: number): string =>
  view === 'month' ? monthAfter(day, steps) : dayAfter(day, steps * (view === 'week' ? WEEK : AGENDA_DAYS))

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const days = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `November 2026`, `Nov 22 – 28, 2026`; the agenda by its days, too */
export function saySpan(view: CalendarViewName, day: string): string {
  if (view === 'month') return month.format(noonOf(day))
  const { start, end } = spanOf(view, day)
  return days.formatRange(noonOf(start), noonOf(dayAfter(end, -1)))
}
