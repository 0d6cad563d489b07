import { zoneAbbreviation } from '@callboard/core/http-contract'
import { sayWallTime } from '@callboard/kit/day'
import { VisuallyHidden } from '@callboard/kit/ui'
import { CALENDAR_STATE_WORDS, type CalendarDate } from '@callboard/projects/contract'
import type { CalendarApi, DayCellContentArg, EventContentArg } from '@fullcalendar/core'
import dayGridPlugin from '@fullcalendar/daygrid'
import listPlugin from '@fullcalendar/list'
import FullCalendar from '@fullcalendar/react'
import timeGridPlugin from '@fullcalendar/timegrid'
import { type CSSProperties, useCallback, useEffect, useRef } from 'react'
import styles from './calendar.module.css'
import { type ShownEvent, wallTimeIn } from './calendar-events.ts'
import { AGENDA_DAYS, type CalendarViewName } from './calendar-span.ts'
import { StateIcon } from './state-mark.tsx'
import { useDayChoice } from './use-day-choice.ts'

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin]
const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', agenda: 'agenda' } as const
const OWN_VIEWS = { [VIEWS.agenda]: { type: 'list', duration: { days: AGENDA_DAYS } } }

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The first of a month says which month it is. */
const sayDayOfMonth = ({ date, dayNumberText }: DayCellContentArg) =>
  date.getUTCDate() === 1 ? monthDay.format(date) : dayNumberText

interface Props {
  readonly view: CalendarViewName
  readonly day: string
  /** In which the week draws its times; also the zone of today. */
  readonly zone: string
  /** Named above the month or the agenda: times of other zones name theirs. */
  readonly named: string
  /** Rows of the month. */
  readonly weeks: number
  readonly events: readonly ShownEvent[]
  readonly onOpen: (id: string) => void
  readonly onDay: (day: string) => void
  /** Adds a date on a day; absent for who may not. */
  readonly onAdd: ((day: string) => void) | undefined
}

/** `2026-03-08T10:00:00` as `10:00 AM`. */
const sayClock = (wall: string) => sayWallTime(wall.slice(11, 16))

/** As short as a day of a month has room for: `10 AM`. */
const sayBriefly = (time: string) => sayWallTime(time).replace(':00', '')

const zoneOf = ({ start, time_zone }: CalendarDate) => zoneAbbreviation(new Date(start), time_zone)

/** All of an event, for the pointer that rests on it. */
function sayWhole({ date, start, end, hasLength, state, title }: Shown<'date'>, isWeek: boolean): string {
  const clock = isWeek
    ? [start, ...(hasLength ? [end] : [])].map(sayClock).join(' – ')
    : `${sayWallTime(date.start_time)} ${zoneOf(date)}`
  return [title, clock, CALENDAR_STATE_WORDS[state], date.location_type].join(' · ')
}

type Shown<K extends ShownEvent['kind']> = Extract<ShownEvent, { kind: K }>

function EventContent({
  event: { extendedProps },
  view,
  zone,
}: EventContentArg & {
  /** That stands above the calendar. */
  readonly zone: string
}) {
  const { shown } = extendedProps as { shown: ShownEvent }
  if (shown.kind === 'day') return <span className={styles.eventName}>{shown.title}</span>
  const { date, state } = shown
  const word = CALENDAR_STATE_WORDS[state]
  const isWeek = view.type === VIEWS.week
  const zoneWord = date.time_zone === zone ? '' : ` ${zoneOf(date)}`
  if (view.type === VIEWS.agenda)
    return (
      <span className={styles.entry}>
        <time className={styles.entryTime}>
          {sayWallTime(date.start_time)}
          {zoneWord}
        </time>
        <span className={styles.entryName}>{date.session.name}</span>
        <span className={styles.entryFacts}>
          <StateIcon state={state} />
          {[word, date.studio.name, date.location_type].join(' · ')}
        </span>
      </span>
    )
  return (
    <span className={styles.eventWords} title={sayWhole(shown, isWeek)}>
      <StateIcon state={state} size={14} />
      <VisuallyHidden>{word}</VisuallyHidden>
      <time className={styles.eventTime}>
        {isWeek
          ? [shown.start, ...(shown.hasLength ? [shown.end] : [])].map(sayClock).join(' – ')
          : `${sayBriefly(date.start_time)}${zoneWord}`}
      </time>
      <span className={styles.eventName}>
        {date.session.name} <span className={styles.eventProject}>{date.studio.name}</span>
      </span>
    </span>
  )
}

const wholeHour = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`
const hourOf = (wall: string) => Number(wall.slice(11, 13))
const isWhole = (wall: string) => wall.endsWith(':00:00')

/** The working day, and whatever lies around it; the whole day when an event lasts over midnight. */
function hoursOf(events: readonly ShownEvent[]) {
  const hours = events.flatMap((event) => {
    if (event.kind === 'day') return []
    if (event.start.slice(0, 10) !== event.end.slice(0, 10)) return [0, 24]
    return [hourOf(event.start), hourOf(event.end) + (isWhole(event.end) ? 0 : 1)]
  })
  return {
    slotMinTime: wholeHour(Math.min(8, ...hours)),
    slotMaxTime: wholeHour(Math.max(19, ...hours)),
  }
}

/** Month, week or agenda. Wall times are drawn as if they were of UTC: the calendar itself moves nothing. */
export default function CalendarGrid({ view, day, zone, named, weeks, events, onOpen, onDay, onAdd }: Props) {
  const calendar = useRef<FullCalendar>(null)
  useEffect(() => {
    const api: CalendarApi | undefined = calendar.current?.getApi()
    // After React's own work: the calendar draws at once.
    queueMicrotask(() => api?.changeView(VIEWS[view], day))
  }, [view, day])
  const now = useCallback(() => wallTimeIn(zone, new Date()), [zone])
  const choice = useDayChoice(now().slice(0, 10), onAdd)
  return (
    <div
      ref={choice.ref}
      className={styles.grid}
      data-view={view}
      data-adds={onAdd !== undefined || undefined}
      style={{ '--weeks': weeks } as CSSProperties}
    >
      <FullCalendar
        ref={calendar}
        key={zone}
        plugins={PLUGINS}
        views={OWN_VIEWS}
        initialView={VIEWS[view]}
        initialDate={day}
        timeZone="UTC"
        // Asked each minute: the line of the present moves on.
        now={now}
        headerToolbar={false}
        height="auto"
        fixedWeekCount={false}
        // Further dates of a day are behind '+2 more', so that the weeks keep their height.
        dayMaxEvents
        // Its own label is the number of the day alone, which hides what is on it from screen readers.
        dayCellDidMount={({ el }) => el.removeAttribute('aria-labelledby')}
        datesSet={choice.onDrawn}
        dayCellContent={view === 'month' ? sayDayOfMonth : undefined}
        navLinks
        navLinkDayClick={(at) => onDay(at.toISOString().slice(0, 10))}
        {...hoursOf(events)}
        slotEventOverlap={false}
        // With the pixel between two events: a line of text.
        eventMinHeight={21}
        allDaySlot={events.some(({ kind }) => kind === 'day')}
        nowIndicator
        noEventsContent={`No session dates in these ${AGENDA_DAYS} days`}
        allDayText="All day"
        events={events.map((shown) => ({
          id: shown.id,
          ...(shown.kind === 'date' ? { groupId: shown.date._id } : {}),
          title: shown.title,
          start: shown.start,
          ...(shown.kind === 'day' ? { allDay: true } : { end: shown.end }),
          interactive: shown.kind === 'date',
          classNames: [styles.event, shown.kind === 'day' ? styles.day : styles[shown.state]].flatMap(
            (name) => name ?? [],
          ),
          extendedProps: { shown },
        }))}
        eventDisplay="block"
        displayEventTime={false}
        listDayFormat={{ weekday: 'long', month: 'long', day: 'numeric' }}
        listDaySideFormat={false}
        eventContent={(content) => <EventContent {...content} zone={named} />}
        eventClick={({ event: { extendedProps }, jsEvent }) => {
          jsEvent.preventDefault()
          const { shown } = extendedProps as { shown: ShownEvent }
          if (shown.kind === 'date') onOpen(shown.date._id)
        }}
      />
    </div>
  )
}
