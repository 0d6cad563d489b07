import { zoneAbbreviation } from '@callboard/core/http-contract'
import { readersZone, VisuallyHidden } from '@callboard/kit/ui'
import { CALENDAR_STATE_WORDS } from '@callboard/projects/contract'
import type { CalendarApi, EventContentArg } from '@fullcalendar/core'
import dayGridPlugin from '@fullcalendar/daygrid'
import listPlugin from '@fullcalendar/list'
import FullCalendar from '@fullcalendar/react'
import timeGridPlugin from '@fullcalendar/timegrid'
import { useEffect, useRef } from 'react'
import { sayWallTime } from '../shared/wall-time.ts'
import type { ShownEvent } from './calendar-events.ts'
import type { CalendarViewName } from './calendar-span.ts'
import { StateIcon } from './state-mark.tsx'

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin]
const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', agenda: 'listMonth' } as const

interface Props {
  readonly view: CalendarViewName
  readonly day: string
  /** The wall clock of the reader, without a zone. */
  readonly now: string
  readonly events: readonly ShownEvent[]
  readonly onOpen: (id: string) => void
  readonly onDay: (day: string) => void
}

/** A time with its zone where that is not the reader's. */
function sayTime(event: ShownEvent): string {
  if (event.kind === 'day') return ''
  const { start_time, start, time_zone } = event.date
  const time = sayWallTime(start_time)
  return time_zone === readersZone() ? time : `${time} ${zoneAbbreviation(new Date(start), time_zone)}`
}

function EventContent({ event: { extendedProps }, view }: EventContentArg) {
  const { shown } = extendedProps as { shown: ShownEvent }
  if (shown.kind === 'day') return <span className="calendar-event-name">{shown.title}</span>
  const word = CALENDAR_STATE_WORDS[shown.state]
  if (view.type === VIEWS.agenda)
    return (
      <span className="calendar-entry">
        <span className="calendar-event-name">{shown.title}</span>
        <span className="calendar-entry-facts">
          <StateIcon state={shown.state} />
          {[word, sayTime(shown), shown.date.location_type].join(' · ')}
        </span>
      </span>
    )
  return (
    <span className="calendar-event-words">
      <span className="calendar-event-time">
        <StateIcon state={shown.state} />
        <time>{sayTime(shown)}</time>
        <VisuallyHidden>{word}</VisuallyHidden>
      </span>
      <span className="calendar-event-name">{shown.title}</span>
    </span>
  )
}

const wholeHour = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`

/** The working day, and whatever lies around it. */
function hoursOf(events: readonly ShownEvent[]) {
  const hours = events.flatMap(({ kind, start }) => (kind === 'date' ? [Number(start.slice(11, 13))] : []))
  return {
    slotMinTime: wholeHour(Math.min(8, ...hours)),
    slotMaxTime: wholeHour(Math.max(19, ...hours.map((hour) => hour + 1))),
  }
}

/**
 * Month, week or agenda. Wall times are drawn as if they were of UTC: nothing moves with the reader's zone.
 */
export default function CalendarGrid({ view, day, now, events, onOpen, onDay }: Props) {
  const calendar = useRef<FullCalendar>(null)
  useEffect(() => {
    const api: CalendarApi | undefined = calendar.current?.getApi()
    // After React's own work: the calendar draws at once.
    queueMicrotask(() => api?.changeView(VIEWS[view], day))
  }, [view, day])
  return (
    <div className="calendar-grid" data-view={view}>
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        initialView={VIEWS[view]}
        initialDate={day}
        timeZone="UTC"
        now={now}
        headerToolbar={false}
        height="auto"
        // Its own label is the number of the day alone, which hides what is on it from screen readers.
        dayCellDidMount={({ el }) => el.removeAttribute('aria-labelledby')}
        navLinks
        navLinkDayClick={(at) => onDay(at.toISOString().slice(0, 10))}
        {...hoursOf(events)}
        slotEventOverlap={false}
        nowIndicator
        noEventsContent="No session dates here"
        allDayText="All day"
        events={events.map((shown) => ({
          id: shown.id,
          title: shown.title,
          start: shown.start,
          ...(shown.kind === 'day' ? { allDay: true } : { end: halfAnHourAfter(shown.start) }),
          interactive: shown.kind === 'date',
          classNames: ['calendar-event', shown.kind === 'day' ? 'calendar-day' : `calendar-${shown.state}`],
          extendedProps: { shown },
        }))}
        eventDisplay="block"
        displayEventTime={false}
        listDayFormat={{ weekday: 'long', month: 'long', day: 'numeric' }}
        listDaySideFormat={false}
        eventContent={(content) => <EventContent {...content} />}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          if (event.extendedProps.shown.kind === 'date') onOpen(event.id)
        }}
      />
    </div>
  )
}

const halfAnHourAfter = (wall: string) =>
  new Date(Date.parse(`${wall}Z`) + 30 * 60_000).toISOString().slice(0, 19)
