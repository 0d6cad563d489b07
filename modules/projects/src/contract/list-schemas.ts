import { idFormat, uriFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { Stretch } from './calendar.ts'
import { BrandView, SessionSummary } from './schemas.ts'

/** What waits for staff in a session, and the talent in it. */
export const SessionAttention = Type.Object({
  session: Type.String(idFormat),
  /** Dates still to come without anybody to run them. */
  holds: Type.Integer(),
  /** Dates still to come with time frames whose booking link no talent was sent. */
  unshared: Type.Integer(),
  /** The first of them; null where there is none. */
  unshared_day: Type.Union([Type.String(idFormat), Type.Null()]),
  /** Takes of groups that no member of the staff has opened in the video review. */
  unviewed_takes: Type.Integer(),
  /** Talent whose appointment was cancelled, with whom the office is not done; of sessions that are still to come. */
  without_time: Type.Integer(),
  /** Talent who ask for another time than the one that is still to come. */
  asked_times: Type.Integer(),
  /** The date of the first of them; null where nobody asks. */
  asked_day: Type.Union([Type.String(idFormat), Type.Null()]),
  /** Talent who checked in, the latest first; the first few of `checked_in`. */
  faces: Type.Array(
    Type.Object({ name: Type.String(), photo_url: Type.Union([Type.String(), Type.Null()]) }),
  ),
  checked_in: Type.Integer(),
})
export type SessionAttention = Static<typeof SessionAttention>

export const ProjectAttention = Type.Object({
  _id: Type.String(idFormat),
  /** Stored media of the shown sessions, bytes. */
  size: Type.Integer(),
  sessions: Type.Array(SessionAttention),
})
export type ProjectAttention = Static<typeof ProjectAttention>

/** A session with a date of today in its own zone. */
export const TodaysSession = Type.Object({
  project: Type.Object({ _id: Type.String(idFormat), name: Type.String(), uri: Type.String(uriFormat) }),
  session: SessionSummary,
  attention: SessionAttention,
  /** Of the dates that have time frames: from the first to the end of the last. */
  hours: Type.Array(Type.Object({ date: Type.String(idFormat), ...Stretch.properties })),
  /** Of the dates whose line is not empty. */
  lines: Type.Array(
    Type.Object({
      date: Type.String(idFormat),
      waiting: Type.Integer(),
      /** `HH:mm` on the wall of the session's zone, of all who wait; null where nobody has a call. */
      earliest_call: Type.Union([Type.String(), Type.Null()]),
      next: Type.Object({
        name: Type.String(),
        role: Type.String(),
        /** `HH:mm` on the wall of the session's zone. */
        call: Type.Union([Type.String(), Type.Null()]),
      }),
    }),
  ),
})
export type TodaysSession = Static<typeof TodaysSession>

const { book_status: _, ...clientDate } = SessionSummary.properties.dates.items.properties

/** A project as its clients see it, with the sessions that they are invited to. */
export const ClientProject = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  uri: Type.String(uriFormat),
  brand: BrandView,
  /** Names of its casting directors. */
  casting_people: Type.Array(Type.Object({ _id: Type.String(idFormat), name: Type.String() })),
  sessions: Type.Array(
    Type.Object({
      _id: Type.String(idFormat),
      name: Type.String(),
      time_zone: Type.String(),
      dates: Type.Array(Type.Object(clientDate)),
    }),
  ),
})
export type ClientProject = Static<typeof ClientProject>
