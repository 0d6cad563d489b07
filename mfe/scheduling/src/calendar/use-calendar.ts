import { wallClock } from '@callboard/core/http-contract'
import { type Loadable, useAnswer } from '@callboard/kit/data'
import { readersZone, useMediaQuery, useSearchState } from '@callboard/kit/ui'
import { type CalendarView, listCalendar } from '@callboard/projects/contract'
import { useState } from 'react'
import { type CalendarViewName, dayOfAddress, spanOf, stepped, viewOfAddress } from './calendar-span.ts'

const DEFAULTS = { view: '', date: '', inPerson: true, open: '' }
/** Sessions have no room of their own that says when they change. Milliseconds. */
const LOOK_AGAIN = 60_000

export interface CalendarState {
  readonly view: CalendarViewName
  readonly day: string
  readonly span: { readonly start: string; readonly end: string }
  /** The reader's wall clock, without a zone. */
  readonly now: string
  readonly inPerson: boolean
  /** Id of the date whose dialog is open. */
  readonly open: string
  readonly answer: Loadable<CalendarView>
  readonly change: (change: Partial<typeof DEFAULTS>) => void
  /** @param steps 1 or -1 */
  readonly step: (steps: number) => void
}

/** The calendar as the address says it. */
export function useCalendar(): CalendarState {
  const [address, change] = useSearchState(DEFAULTS)
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false })
  const [{ day: today, time }] = useState(() => wallClock(new Date(), readersZone()))
  const view = viewOfAddress(address.view, isPhone)
  const day = dayOfAddress(address.date, today)
  const span = spanOf(view, day)
  return {
    view,
    day,
    span,
    now: `${today}T${time}`,
    inPerson: address.inPerson,
    open: address.open,
    answer: useAnswer(listCalendar, span, { keep: true, every: LOOK_AGAIN }),
    change,
    step: (steps) => change({ date: stepped(view, day, steps), open: '' }),
  }
}
