import type {
  FreelancerRequest,
  RequestComment,
  RequestedDate,
  RequestReading,
  RequestRepository,
  RequestSearch,
  WorkerRole,
} from '@callboard/freelancers'
import { REQUEST_RESPONSES, REQUEST_STATUSES, WORKER_ROLES } from '@callboard/freelancers/contract'
import { locked, type Query } from '../dialect/index.ts'
import {
  type Guard,
  instant,
  isText,
  json,
  listOf,
  number,
  objectOf,
  oneOf,
  Rows,
  readInstant,
  type Told,
  tableOf,
  text,
} from '../table/index.ts'
import { freelancerNames } from './profile-repository.ts'

const isRole: Guard<WorkerRole> = (value): value is WorkerRole => WORKER_ROLES.some((role) => role === value)

const isDate = objectOf<RequestedDate>({
  dayId: isText,
  date: isText,
  startTime: isText,
  zone: isText,
  place: isText,
  roles: listOf(isRole),
  booked: listOf(isRole),
})

const REQUESTS = tableOf<FreelancerRequest>().named('freelancer_request', {
  id: text('id'),
  sessionId: text('session_id'),
  requestedPerson: text('requested_person'),
  requestedBy: text('requested_by'),
  status: oneOf('status', REQUEST_STATUSES),
  response: oneOf('response', REQUEST_RESPONSES),
  dates: json('dates', listOf(isDate)),
  createdAt: instant('created_at'),
  version: number('version'),
})
const COMMENTS = tableOf<RequestComment>().named('freelancer_request_comment', {
  id: text('id'),
  requestId: text('request_id'),
  by: text('by'),
  content: text('content'),
  at: instant('at'),
})
const READINGS = tableOf<RequestReading>().named('freelancer_request_view', {
  requestId: text('request_id'),
  by: text('by'),
  at: instant('at'),
})

const inWords = ({ date, roles, booked }: RequestedDate): string =>
  `${date} ${roles.join(' and ')}, booked ${booked.join(' and ') || 'none'}`

const TOLD: Told<FreelancerRequest> = {
  thing: 'freelancer request',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    sessionId: 'untold',
    requestedPerson: 'shown',
    requestedBy: 'untold',
    status: 'shown',
    response: 'shown',
    dates: (dates) => dates.map(inWords).join('; '),
    createdAt: 'untold',
    version: 'untold',
  },
}

export function requestRepository(query: Query): RequestRepository {
  const requests = new Rows(REQUESTS, query, TOLD)
  const comments = new Rows(COMMENTS, query)
  const readings = new Rows(READINGS, query)

  function searched({ sessionId, requestedPerson, name, willWorkAs }: RequestSearch) {
    const found = query(REQUESTS.name)
    if (sessionId !== undefined) found.where({ session_id: sessionId })
    if (requestedPerson !== undefined) found.where({ requested_person: requestedPerson })
    if (name === undefined && willWorkAs === undefined) return found
    const people = query('freelancer_profile').select('user_id')
    if (name !== undefined) people.whereIn('user_id', freelancerNames(query).idsOf(name))
    if (willWorkAs !== undefined) people.where({ [willWorkAs]: true })
    return found.whereIn('requested_person', people)
  }

  async function drop(where: Parameters<typeof requests.where>[0]): Promise<void> {
    const ids: string[] = await requests.where(where).pluck('id')
    await query(COMMENTS.name).whereIn('request_id', ids).delete()
    await query(READINGS.name).whereIn('request_id', ids).delete()
    await query(REQUESTS.name).whereIn('id', ids).delete()
  }

  return {
    add: (request) => requests.add(request),
    save: (request) => requests.save(request),
    find: (id) => requests.find({ id }),
    lockedOfSession: (sessionId) =>
      requests.all(locked(requests.where({ session_id: sessionId })).orderBy(['created_at', 'id'])),
    page: (search, skip, limit) => {
      const order = search.sessionId === undefined ? 'desc' : 'asc'
      const found = searched(search)
      // What is closed needs nothing of the office any more.
      if (order === 'asc') found.orderByRaw("case status when 'reject' then 1 else 0 end")
      found.orderBy([
        { column: 'created_at', order },
        { column: 'id', order },
      ])
      return requests.all(found.offset(skip).limit(limit))
    },
    holdsOf: (userIds, limit) =>
      requests.all(
        query(REQUESTS.name)
          .whereIn('requested_person', [...userIds])
          .where({ status: 'none', response: 'yes' })
          .orderBy('created_at', 'desc')
          .limit(limit),
      ),
    liveOf: (sessionId, people) =>
      requests.all(
        requests
          .where({ session_id: sessionId })
          .whereNot({ status: 'reject' })
          .whereIn('requested_person', [...people]),
      ),
    bookedBy: (userId, people) =>
      requests
        .where({ requested_by: userId, status: 'book' })
        .whereIn('requested_person', [...people])
        .distinct()
        .pluck('requested_person'),
    sessionsOf: (userId) => requests.where({ requested_person: userId }).distinct().pluck('session_id'),
    addComment: (comment) => comments.add(comment),
    comments: async (requestId, limit) => {
      const latest = comments.where({ request_id: requestId }).orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      return (await comments.all(latest.limit(limit))).reverse()
    },
    commentsFor: (reader, requestId, after) =>
      comments.all(
        comments
          .where({ request_id: requestId })
          .whereNot({ by: reader })
          .where('at', '>', after)
          .orderBy(['at', 'id']),
      ),
    lastComments: async (requestIds, reader) => {
      if (requestIds.length === 0) return new Map()
      const rows: { request_id: string; last: unknown }[] = await query(COMMENTS.name)
        .whereIn('request_id', [...requestIds])
        .whereNot({ by: reader })
        .groupBy('request_id')
        .select('request_id')
        .max('at as last')
      return new Map(rows.map(({ request_id, last }) => [request_id, readInstant(last)]))
    },
    commentsBy: (userId) => comments.all(comments.where({ by: userId }).orderBy('id')),
    noteReading: (reading) => readings.put(reading, ['request_id', 'by']),
    readings: (requestIds) =>
      requestIds.length === 0
        ? Promise.resolve([])
        : readings.all(query(READINGS.name).whereIn('request_id', [...requestIds])),
    eraseOf: (sessionId, userId) => drop({ session_id: sessionId, requested_person: userId }),
    erase: async (userId) => {
      await drop({ requested_person: userId })
      await comments.remove({ by: userId })
      await readings.remove({ by: userId })
    },
  }
}
