export const CALENDAR_STATES = ['booked', 'on_hold', 'invoiced'] as const
export type CalendarState = (typeof CALENDAR_STATES)[number]

export const CALENDAR_STATE_WORDS: Readonly<Record<CalendarState, string>> = {
  booked: 'Booked',
  on_hold: 'On hold',
  invoiced: 'Invoiced',
}

/** The state that decides about the colour of a session date. */
export const calendarState = (date: {
  readonly invoiced: boolean
  readonly book_status: 'Book' | 'Hold'
}): CalendarState => {
  if (date.invoiced) return 'invoiced'
  return date.book_status === 'Book' ? 'booked' : 'on_hold'
}
