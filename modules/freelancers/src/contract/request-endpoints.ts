import {
  defineEndpoint,
  idFormat,
  OWNERS,
  STAFF_TYPES,
  subjectOf,
  textFormat,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { MOST_ASKED } from './request-rules.ts'
import {
  DatesWithRoles,
  RequestComment,
  RequestInfo,
  RequestReading,
  RequestResponseSchema,
  RequestRow,
  RequestView,
} from './request-schemas.ts'
import { WorkerRole } from './schemas.ts'
import { requestSubject } from './subjects.ts'

const BOOKERS = ['super_admin', 'casting_director'] as const
const FREELANCERS = ['super_admin', 'session_manager'] as const
const RequestId = Type.Object({ id: Type.String(idFormat) })
const ofOffice = subjectOf(requestSubject, { id: 'id' }, OWNERS)
const ofPerson = subjectOf(requestSubject, { id: 'id' }, ['self'])
const ofBoth = subjectOf(requestSubject, { id: 'id' }, [...OWNERS, 'self'])

/** One or several. */
const oneOrMore = <T extends typeof WorkerRole | ReturnType<typeof Type.String>>(one: T, most: number) =>
  Type.Optional(Type.Union([Type.Array(one, { maxItems: most, uniqueItems: true }), one]))

export const listRequests = defineEndpoint({
  name: 'freelancers.listRequests',
  summary:
    'Requests of a session that one may book for, the earliest first and the closed ones at the end; or those made to oneself, the latest first',
  method: 'GET',
  path: '/freelancer/request',
  access: STAFF_TYPES,
  subject: { none: 'requests to the caller, or of a session that the caller owns' },
  query: Type.Object({
    session: Type.Optional(Type.String(idFormat)),
    requested_person: Type.Optional(Type.String(idFormat)),
    name: Type.Optional(Type.String({ maxLength: 200 })),
    will_work_as: Type.Optional(WorkerRole),
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    take: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: Type.Object({ requests: Type.Array(RequestRow), has_more: Type.Boolean() }),
})

export const askFreelancer = defineEndpoint({
  name: 'freelancers.askFreelancer',
  summary:
    'Ask a freelancer for dates of a session: by `dates`, or for each `position` on each `session_date`',
  method: 'POST',
  path: '/freelancer/request',
  access: BOOKERS,
  subject: subjectOf(sessionSubject, { id: 'session' }, OWNERS),
  body: Type.Object({
    session: Type.String(idFormat),
    requested_person: Type.String(idFormat),
    position: oneOrMore(WorkerRole, 2),
    session_date: oneOrMore(Type.String(idFormat), 400),
    dates: Type.Optional(DatesWithRoles),
  }),
  reply: RequestView,
})

export const askFreelancers = defineEndpoint({
  name: 'freelancers.askFreelancers',
  summary:
    'Ask several freelancers for the same dates of a session, all of them or, where one is refused, nobody: who is named first stands first',
  method: 'POST',
  path: '/freelancer/requests',
  access: BOOKERS,
  subject: subjectOf(sessionSubject, { id: 'session' }, OWNERS),
  body: Type.Object({
    session: Type.String(idFormat),
    requested_people: Type.Array(Type.String(idFormat), {
      minItems: 1,
      maxItems: MOST_ASKED,
      uniqueItems: true,
    }),
    dates: DatesWithRoles,
  }),
  reply: Type.Object({ requests: Type.Array(RequestRow) }),
})

export const getRequestInfo = defineEndpoint({
  name: 'freelancers.getRequestInfo',
  summary: 'A request with its project, session and comments',
  method: 'GET',
  path: '/freelancer/request/info/{id}',
  access: STAFF_TYPES,
  subject: ofBoth,
  params: RequestId,
  reply: RequestInfo,
})

export const updateRequest = defineEndpoint({
  name: 'freelancers.updateRequest',
  summary: 'Reject: the office needs the person no more',
  method: 'POST',
  path: '/freelancer/request/{id}',
  access: BOOKERS,
  subject: ofOffice,
  params: RequestId,
  body: Type.Object({ status: Type.Literal('reject') }),
  reply: RequestView,
})

export const bookFreelancer = defineEndpoint({
  name: 'freelancers.bookFreelancer',
  summary: 'Book a person who was asked for dates of the session, also for more dates than before',
  method: 'POST',
  path: '/freelancer/book/{id}',
  access: BOOKERS,
  subject: ofOffice,
  params: RequestId,
  body: Type.Object({
    requested_person: Type.Optional(Type.String(idFormat)),
    session: Type.Optional(Type.String(idFormat)),
    dates: DatesWithRoles,
    /**
     * How many bookings of the person by other sessions on these days the caller has agreed to. Another number of them is
     * refused with `booked_elsewhere`, which names them.
     */
    agreed_bookings: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  }),
  reply: RequestView,
})

export const unbookFreelancer = defineEndpoint({
  name: 'freelancers.unbookFreelancer',
  summary: 'Release a booked person from all dates of the request',
  method: 'DELETE',
  path: '/freelancer/book/{id}',
  access: BOOKERS,
  subject: ofOffice,
  params: RequestId,
  reply: RequestView,
})

export const setFreelancerResponse = defineEndpoint({
  name: 'freelancers.setFreelancerResponse',
  summary: 'Answer a request',
  method: 'POST',
  path: '/freelancer/request/set-freelancer-response/{id}',
  access: FREELANCERS,
  subject: ofPerson,
  params: RequestId,
  body: Type.Object({
    response: RequestResponseSchema,
    /** Of the request as the person saw it: an answer to other dates is refused. */
    version: Type.Optional(Type.Integer()),
  }),
  reply: RequestView,
})

export const commentOnRequest = defineEndpoint({
  name: 'freelancers.commentOnRequest',
  summary: 'Comment on a request',
  method: 'POST',
  path: '/freelancer/request/{id}/comment',
  access: STAFF_TYPES,
  subject: ofBoth,
  params: RequestId,
  body: Type.Object({ content: Type.String({ ...textFormat, minLength: 1 }) }),
  reply: RequestComment,
})

export const readRequestComments = defineEndpoint({
  name: 'freelancers.readRequestComments',
  summary: 'Say that the comments are read until now',
  method: 'PUT',
  path: '/freelancer/request/{id}/comment-read',
  access: STAFF_TYPES,
  subject: ofBoth,
  params: RequestId,
  reply: RequestReading,
})
