import {
  dayFormat,
  defineEndpoint,
  idFormat,
  instantFormat,
  STAFF_TYPES,
  subjectOf,
  USER_TYPES,
  uriFormat,
  wallTimeFormat,
  zoneFormat,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { LocationTypeSchema, Person } from './schemas.ts'
import { daySubject } from './subjects.ts'

/** Length of a session date on the calendar that has no time frames. */
export const SHORTEST_EVENT_MINUTES = 30

/** Of one answer. */
export const MOST_CALENDAR_DAYS = 400
export const MOST_CALENDAR_DATES = 3_000

export const FREELANCER_DAY_WORDS = { available: 'Available', not_available: 'Not available' } as const

export const Stretch = Type.Object({ start: Type.String(instantFormat), end: Type.String(instantFormat) })

export const CalendarDate = Type.Object({
  _id: Type.String(idFormat),
  session: Type.Object({ _id: Type.String(idFormat), name: Type.String() }),
  studio: Type.Object({ _id: Type.String(idFormat), name: Type.String(), uri: Type.String(uriFormat) }),
  /** Calendar day and wall time in the session's zone. */
  date: Type.String(dayFormat),
  start_time: Type.String(wallTimeFormat),
  time_zone: Type.String(zoneFormat),
  start: Type.String(instantFormat),
  /** Of the last time frame. */
  end: Type.String(instantFormat),
  /** The time of its frames, in order; frames without a gap between them are one. */
  stretches: Type.Array(Stretch),
  location_type: LocationTypeSchema,
  in_person_location: Type.String(),
  casting_directors: Type.Array(Person),
  managers: Type.Array(Person),
  lobbyManager: Type.Array(Person),
  book_status: Type.Union([Type.Literal('Book'), Type.Literal('Hold')]),
  invoiced: Type.Boolean(),
  can: Type.Object({ set_invoiced: Type.Boolean() }),
})
export type CalendarDate = Static<typeof CalendarDate>

export const CalendarView = Type.Object({
  /** In order of day and time. */
  dates: Type.Array(CalendarDate, { maxItems: MOST_CALENDAR_DATES }),
  /** False when there are more dates than one answer has. */
  complete: Type.Boolean(),
  /** The caller's own days as a freelancer. */
  days: Type.Array(
    Type.Object({
      date: Type.String(dayFormat),
      kind: Type.Union([Type.Literal('available'), Type.Literal('not_available')]),
    }),
  ),
})
export type CalendarView = Static<typeof CalendarView>

export const listCalendar = defineEndpoint({
  name: 'projects.listCalendar',
  summary: 'The session dates of a span of days that one owns or runs, and the own days as a freelancer',
  method: 'GET',
  path: '/sessions',
  access: STAFF_TYPES,
  subject: { none: 'a list of what the caller works on' },
  query: Type.Object({
    /** The first day, in the zone of each session. */
    start: Type.String(dayFormat),
    /** The day after the last. */
    end: Type.String(dayFormat),
  }),
  reply: CalendarView,
})

export const setInvoiced = defineEndpoint({
  name: 'projects.setInvoiced',
  summary: 'Mark a session date as invoiced, or not',
  method: 'POST',
  path: '/sessions/{session}/dates/{day}/invoiced',
  access: ['super_admin'],
  subject: subjectOf(daySubject, { session: 'session', day: 'day' }, ['admin']),
  params: Type.Object({ session: Type.String(idFormat), day: Type.String(idFormat) }),
  body: Type.Object({ invoiced: Type.Boolean() }),
  reply: Type.Object({ _id: Type.String(idFormat), invoiced: Type.Boolean() }),
})

/** The address of a feed is a secret: whoever has it reads the calendar. */
const FeedAddress = Type.Object({
  address: Type.Union([Type.String(), Type.Null()]),
  /** The same for programs that subscribe by a click. */
  webcal: Type.Union([Type.String(), Type.Null()]),
})

export const getCalendarFeed = defineEndpoint({
  name: 'projects.getCalendarFeed',
  summary: 'The address of the own calendar feed; null before it is first made',
  method: 'GET',
  path: '/calendar/feed',
  access: STAFF_TYPES,
  subject: { none: 'the caller itself' },
  reply: FeedAddress,
})

export const renewCalendarFeed = defineEndpoint({
  name: 'projects.renewCalendarFeed',
  summary: 'A new address for the own calendar feed; the old one leads nowhere from now on',
  method: 'POST',
  path: '/calendar/feed',
  access: STAFF_TYPES,
  subject: { none: 'the caller itself' },
  reply: FeedAddress,
  limits: [{ per: 'actor', max: 30, seconds: 3_600 }],
})

export const readCalendarFeed = defineEndpoint({
  name: 'projects.readCalendarFeed',
  summary: 'The calendar of an account as a feed (RFC 5545), for calendar programs',
  method: 'GET',
  path: '/calendar/feeds/{secret}/callboard.ics',
  access: [...USER_TYPES, 'talent-page', 'anonymous'],
  subject: { none: 'the secret in the address opens the calendar of the account that made it' },
  params: Type.Object({ secret: Type.String({ maxLength: 200 }) }),
  contentType: 'text/calendar; charset=utf-8',
  reply: Type.Object({ content: Type.String(), version: Type.String() }),
  limits: [
    // The servers of large calendar services fetch the feeds of many people from few addresses.
    { per: 'address', max: 1_200, seconds: 60 },
    { per: { field: 'secret' }, max: 60, seconds: 600 },
  ],
})
