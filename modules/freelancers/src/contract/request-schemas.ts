import { dayFormat, idFormat, instantFormat } from '@callboard/core/http-contract'
import { LocationTypeSchema } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import {
  REQUEST_RESPONSES,
  REQUEST_STATUSES,
  type RequestResponse,
  type RequestStatus,
} from './request-rules.ts'
import { WorkerRole } from './schemas.ts'

export const RequestStatusSchema = Type.Unsafe<RequestStatus>({ type: 'string', enum: [...REQUEST_STATUSES] })
export const RequestResponseSchema = Type.Unsafe<RequestResponse>({
  type: 'string',
  enum: [...REQUEST_RESPONSES],
})

/** Date id → kinds of work on it. */
export const DatesWithRoles = Type.Record(
  Type.String(idFormat),
  Type.Array(WorkerRole, { maxItems: 2, uniqueItems: true }),
  { maxProperties: 400 },
)

const Colleague = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  /** null for those who may not know it */
  email: Type.Union([Type.String(), Type.Null()]),
  phone: Type.Union([Type.String(), Type.Null()]),
})

export const RequestComment = Type.Object({
  _id: Type.String(idFormat),
  /** null: the account is deleted */
  by: Type.Union([Type.Object({ _id: Type.String(idFormat), name: Type.String() }), Type.Null()]),
  content: Type.String(),
  at: Type.String(instantFormat),
})
export type RequestComment = Static<typeof RequestComment>

export const RequestReading = Type.Object({
  by: Type.String(idFormat),
  at: Type.String(instantFormat),
})

const RequestDate = Type.Object({
  _id: Type.String(idFormat),
  date: Type.String(dayFormat),
  /** `HH:mm` in the zone of the session */
  start_time: Type.String(),
  time_zone: Type.String(),
  start: Type.String(instantFormat),
  place: Type.String(),
  location_type: Type.Union([LocationTypeSchema, Type.Null()]),
  /** What the person is asked for. */
  roles: Type.Array(WorkerRole),
  /** What the person is booked for. */
  booked: Type.Array(WorkerRole),
  past: Type.Boolean(),
  /** Of a single request: what else the person is booked or on hold for at that time, and nothing but the time. */
  conflicts: Type.Optional(
    Type.Array(
      Type.Object({
        start: Type.String(instantFormat),
        /** null: nobody has said how long it lasts */
        end: Type.Union([Type.String(instantFormat), Type.Null()]),
        booked: Type.Boolean(),
      }),
    ),
  ),
})

/** Why nothing can be decided any more. */
const Over = Type.Unsafe<'past' | 'archived' | 'deleted' | null>({
  anyOf: [{ type: 'string', enum: ['past', 'archived', 'deleted'] }, { type: 'null' }],
})

export const RequestRow = Type.Object({
  _id: Type.String(idFormat),
  session: Type.String(idFormat),
  session_name: Type.String(),
  studio_name: Type.String(),
  requested_person: Colleague,
  request_by: Type.Union([Colleague, Type.Null()]),
  position: Type.Array(WorkerRole),
  session_date: Type.Array(Type.String(idFormat)),
  dates: Type.Array(RequestDate),
  status: RequestStatusSchema,
  response: RequestResponseSchema,
  over: Over,
  /** The caller has booked the person, by this request or an earlier one. */
  booked_before: Type.Boolean(),
  /** Nobody else has commented since the caller last read. */
  read: Type.Boolean(),
  created_at: Type.String(instantFormat),
  version: Type.Integer(),
  can: Type.Object({
    answer: Type.Boolean(),
    book: Type.Boolean(),
    unbook: Type.Boolean(),
    reject: Type.Boolean(),
  }),
})
export type RequestRow = Static<typeof RequestRow>

export const RequestView = Type.Composite([
  RequestRow,
  Type.Object({
    comments: Type.Array(RequestComment),
    last_views: Type.Array(RequestReading),
  }),
])
export type RequestView = Static<typeof RequestView>

export const RequestInfo = Type.Object({
  studio: Type.Object({
    _id: Type.String(idFormat),
    name: Type.String(),
    uri: Type.String(),
    casting_directors: Type.Array(Type.String()),
  }),
  session: Type.Object({
    _id: Type.String(idFormat),
    name: Type.String(),
    description: Type.String(),
  }),
  request: RequestView,
})
export type RequestInfo = Static<typeof RequestInfo>
