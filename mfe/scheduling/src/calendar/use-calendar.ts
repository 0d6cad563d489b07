import { isZone } from '@callboard/core/http-contract'
import { type Loadable, useAnswer } from '@callboard/kit/data'
import { readersZone, useMediaQuery, useSearchState } from '@callboard/kit/ui'
import { type CalendarView, listCalendar } from '@callboard/projects/contract'
import { dayAfter } from '../shared/days.ts'
import { wallTimeIn } from './calendar-events.ts'
import {
  type CalendarViewName,
  type DaySpan,
  dayOfAddress,
  spanOf,
  stepped,
  viewOfAddress,
} from './calendar-span.ts'

const DEFAULTS = { view: '', date: '', zone: '', inPerson: true, open: '' }
/** Sessions have no room of their own that says when they change. Milliseconds. */
const LOOK_AGAIN = 60_000

export interface CalendarState {
  readonly view: CalendarViewName
  readonly day: string
  /** In the zone of the week. */
  readonly today: string
  readonly isPhone: boolean
  /** That the view shows. */
  readonly span: DaySpan
  /** Of the answer: the days of sessions that a week in another zone shows begin or end beside it. */
  readonly asked: DaySpan
  /** In which the week draws its times. */
  readonly zone: string
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
  const zone = isZone(address.zone) ? address.zone : readersZone()
  const view = viewOfAddress(address.view, isPhone)
  const today = wallTimeIn(zone, new Date()).slice(0, 10)
  const day = dayOfAddress(address.date, today)
  const span = spanOf(view, day)
  const asked = view === 'week' ? { start: dayAfter(span.start, -1), end: dayAfter(span.end) } : span
  return {
    view,
    day,
    today,
    isPhone,
    span,
    asked,
    zone,
    inPerson: address.inPerson,
    open: address.open,
    answer: useAnswer(listCalendar, asked, { keep: true, every: LOOK_AGAIN }),
    change,
    step: (steps) => change({ date: stepped(view, day, steps), open: '' }),
  }
}
