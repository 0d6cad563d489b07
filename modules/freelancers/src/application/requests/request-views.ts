import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { type Actor, CLOCK, service } from '@callboard/core'
import { SESSION_DIRECTORY, type SessionFacts, startOf } from '@callboard/projects/queries'
import { type RequestRow, type RequestView, WORKER_ROLES } from '../../contract/index.ts'
import type { FreelancerRequest, RequestComment, RequestedDate } from '../../domain/request.ts'
import { nameOf } from '../own-user.ts'
import { FREELANCERS_STORE } from '../ports/index.ts'
import { Engagements } from './engagements.ts'
import { isOffice, isPast } from './session-now.ts'

/** More than anybody reads: the latest ones are shown. */
const SHOWN_COMMENTS = 200

export interface PlacedRequest {
  readonly request: FreelancerRequest
  readonly session: SessionFacts
  readonly isDeleted: boolean
}

interface RowFacts {
  readonly people: ReadonlyMap<string, UserFacts>
  readonly phones: ReadonlyMap<string, string | null>
  readonly lastComments: ReadonlyMap<string, Date>
  readonly bookedBefore: ReadonlySet<string>
  readonly lastReadings: ReadonlyMap<string, Date>
  readonly now: Date
}

export const commentView = (
  { id, by, content, at }: RequestComment,
  people: ReadonlyMap<string, UserFacts>,
): RequestView['comments'][number] => {
  const author = people.get(by)
  return {
    _id: id,
    by: author ? { _id: author.id, name: nameOf(author) } : null,
    content,
    at: at.toISOString(),
  }
}

export class RequestViews extends service({
  store: FREELANCERS_STORE,
  users: USER_DIRECTORY,
  sessions: SESSION_DIRECTORY,
  engagements: Engagements,
  clock: CLOCK,
}) {
  /** Without those of sessions that are gone; the same number of statements for any number of requests. */
  async rows(actor: Actor, requests: readonly FreelancerRequest[]): Promise<RequestRow[]> {
    const sessions = await this.needs.sessions.many([...new Set(requests.map(({ sessionId }) => sessionId))])
    const byId = new Map(sessions.map((session) => [session.id, session]))
    const facts = await this.#facts(actor, requests)
    return requests.flatMap((request) => {
      const session = byId.get(request.sessionId)
      return session ? [rowView(actor, { request, session, isDeleted: false }, facts)] : []
    })
  }

  /** The same with comments. */
  async one(actor: Actor, placed: PlacedRequest): Promise<RequestView> {
    const { id } = placed.request
    const { comments, readings } = await this.needs.store.read(async ({ requests }) => ({
      comments: await requests.comments(id, SHOWN_COMMENTS),
      readings: await requests.readings([id]),
    }))
    const facts = await this.#facts(
      actor,
      [placed.request],
      comments.map(({ by }) => by),
    )
    const row = rowView(actor, placed, facts)
    const conflicts =
      row.over === null && row.status !== 'reject'
        ? await this.needs.engagements.conflictsOf(placed.request)
        : null
    return {
      ...row,
      dates: row.dates.map((date) => ({
        ...date,
        conflicts: (conflicts?.get(date._id) ?? []).map(({ start, end, booked }) => ({
          start: start.toISOString(),
          end: end?.toISOString() ?? null,
          booked,
        })),
      })),
      comments: comments.map((comment) => commentView(comment, facts.people)),
      last_views: readings.map(({ by, at }) => ({ by, at: at.toISOString() })),
    }
  }

  async #facts(
    actor: Actor,
    requests: readonly FreelancerRequest[],
    others: readonly string[] = [],
  ): Promise<RowFacts> {
    const reader = actor.kind === 'user' ? actor.userId : ''
    const ids = requests.map(({ id }) => id)
    const persons = [...new Set(requests.map(({ requestedPerson }) => requestedPerson))]
    const found = await this.needs.store.read(async (repositories) => ({
      lastComments: await repositories.requests.lastComments(ids, reader),
      readings: await repositories.requests.readings(ids),
      profiles: await repositories.profiles.many(persons),
      bookedBefore: await repositories.requests.bookedBy(reader, persons),
    }))
    const wanted = [...persons, ...requests.map(({ requestedBy }) => requestedBy), ...others]
    const people = wanted.length > 0 ? await this.needs.users.many([...new Set(wanted)]) : []
    return {
      people: new Map(people.map((user) => [user.id, user])),
      phones: new Map(found.profiles.map(({ userId, phone }) => [userId, phone])),
      lastComments: found.lastComments,
      bookedBefore: new Set(found.bookedBefore),
      lastReadings: new Map(
        found.readings.filter(({ by }) => by === reader).map(({ requestId, at }) => [requestId, at]),
      ),
      now: this.needs.clock.now(),
    }
  }
}

type Over = RequestRow['over']

function overOf({ request, session, isDeleted }: PlacedRequest, now: Date): Over {
  if (isDeleted) return 'deleted'
  if (session.archived) return 'archived'
  return request.dates.every((date) => isPast(date, now)) ? 'past' : null
}

const dateView = (date: RequestedDate, session: SessionFacts, now: Date): RequestRow['dates'][number] => ({
  _id: date.dayId,
  date: date.date,
  start_time: date.startTime,
  time_zone: date.zone,
  start: startOf(date.date, date.startTime, date.zone).toISOString(),
  place: date.place,
  location_type: session.dates.find(({ id }) => id === date.dayId)?.locationType ?? null,
  roles: [...date.roles],
  booked: [...date.booked],
  past: isPast(date, now),
})

function canOf(actor: Actor, { request, session }: PlacedRequest, over: Over): RequestRow['can'] {
  const office = isOffice(actor, session)
  const isPerson = actor.kind === 'user' && actor.userId === request.requestedPerson
  const { status, response } = request
  return {
    answer: isPerson && over === null && status === 'none',
    book: office && over === null && status !== 'reject' && response !== 'no',
    unbook: office && over === null && status === 'book',
    reject: office && over === null && status === 'none',
  }
}

function rowView(actor: Actor, placed: PlacedRequest, facts: RowFacts): RequestRow {
  const { request, session } = placed
  const over = overOf(placed, facts.now)
  const colleague = (id: string) => {
    const user = facts.people.get(id)
    return user
      ? { _id: id, name: nameOf(user), email: user.email, phone: facts.phones.get(id) ?? null }
      : null
  }
  const lastComment = facts.lastComments.get(request.id)
  const lastReading = facts.lastReadings.get(request.id)
  return {
    _id: request.id,
    session: session.id,
    session_name: session.name,
    studio_name: session.projectName,
    requested_person: colleague(request.requestedPerson) ?? {
      _id: request.requestedPerson,
      name: 'Deleted account',
      email: null,
      phone: null,
    },
    request_by: colleague(request.requestedBy),
    position: WORKER_ROLES.filter((role) => request.dates.some(({ roles }) => roles.includes(role))),
    session_date: request.dates.map(({ dayId }) => dayId),
    dates: request.dates.map((date) => dateView(date, session, facts.now)),
    status: request.status,
    response: request.response,
    over,
    booked_before: facts.bookedBefore.has(request.requestedPerson),
    read: lastComment === undefined || (lastReading !== undefined && lastReading >= lastComment),
    created_at: request.createdAt.toISOString(),
    version: request.version,
    can: canOf(actor, placed, over),
  }
}
