import { conflict, missing, type NeedsOf, type Outbox, service } from '@callboard/core'
import { DATE_MANAGERS } from '@callboard/projects/commands'
import { SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { ownRequestsChanged, requestChanged } from '../../contract/index.ts'
import { type Duty, type FreelancerRequest, freed, held, nextInLine } from '../../domain/request.ts'
import { planRequest, type RequestPlan } from '../../domain/request-plan.ts'
import { moved, type Refusal, type RequestAction, type Side } from '../../domain/request-state.ts'
import { FREELANCERS_STORE, type FreelancersRepositories } from '../ports/index.ts'
import { type Occasion, RequestMessages } from './request-messages.ts'
import { sessionNow } from './session-now.ts'

const REFUSALS: Readonly<Record<Exclude<Refusal, 'same'>, string>> = {
  not_yours: 'This is for the other side of the request to decide.',
  closed: 'This request is closed. The office has to ask again.',
  said_no: 'The answer was No. Ask again before you book.',
  booked: 'This is booked. The office has to release the booking first: write a comment to ask for it.',
  not_booked: 'Nobody is booked by this request.',
}

/** @returns the request after it; null when it is so already @throws DomainError conflict */
export function movedRequest(
  request: FreelancerRequest,
  action: RequestAction,
  side: Side,
): FreelancerRequest | null {
  const move = moved(request, action, side)
  if ('after' in move) return { ...request, ...move.after, version: request.version + 1 }
  if (move.refused === 'same') return null
  throw conflict(`request_${move.refused}`, REFUSALS[move.refused])
}

/** The requests of a session in one write: nobody else changes them or the session until it ends. */
export interface OpenRequests {
  /** As it was when the write began; null when it is gone. */
  readonly session: SessionFacts | null
  readonly repositories: FreelancersRepositories
  readonly outbox: Outbox
  /** @throws DomainError missing */
  request(id: string): FreelancerRequest
  all(): readonly FreelancerRequest[]
  add(request: FreelancerRequest): Promise<void>
  /**
   * Stores a request, tells both sides that are looking at it, and the person where there is an occasion. Who stands
   * second for what it frees comes first and is told.
   */
  put(request: FreelancerRequest, occasion?: Occasion): Promise<void>
  /** Drops the requests to a person; who stands second for what they held comes first. */
  erase(userId: string): Promise<void>
}

/** What is told of a request that came to agree with its session. */
function occasionOf(
  before: FreelancerRequest,
  { changes, ended }: RequestPlan,
  why: string,
): Occasion | undefined {
  // Who has said no is out of it already.
  if (before.status === 'none' && before.response === 'no') return undefined
  return ended ? { kind: 'released', before, why } : { kind: 'changed', before, changes }
}

const NEEDS = {
  store: FREELANCERS_STORE,
  managers: DATE_MANAGERS,
  sessions: SESSION_DIRECTORY,
  messages: RequestMessages,
}

/**
 * Every change of requests: under the lock of their session, and first in agreement with it. An event of each change of a
 * session asks for that; whatever changes a request before the event has come does it first.
 */
export class RequestDesk extends service(NEEDS) {
  /** @param endedBefore requests made before it end, if nobody is booked by them: their project was archived then */
  async open<T>(
    sessionId: string,
    work: (open: OpenRequests) => Promise<T>,
    endedBefore: Date | null = null,
  ): Promise<T> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const session = await this.needs.managers.lock(sessionId)
      const known = await repositories.requests.lockedOfSession(sessionId)
      const requests = new Map(known.map((request) => [request.id, request]))
      const write = { needs: this.needs, sessionId, session, requests, repositories, outbox }
      await settle(write, endedBefore)
      return await work(opened(write))
    })
  }

  /** Makes the requests of a session agree with it; each person is told once. */
  async settle(sessionId: string, endedBefore: Date | null = null): Promise<void> {
    await this.open(sessionId, async () => {}, endedBefore)
  }
}

interface Write extends Pick<OpenRequests, 'session' | 'repositories' | 'outbox'> {
  readonly needs: NeedsOf<typeof NEEDS>
  readonly sessionId: string
  readonly requests: Map<string, FreelancerRequest>
}

/** Tells the person's open list of requests. */
export function signalOwn(outbox: Outbox, { id, requestedPerson }: FreelancerRequest): void {
  const listed = { request: id }
  outbox.signal(ownRequestsChanged, requestedPerson, { staff: listed, talent: listed })
}

async function tell(write: Write, request: FreelancerRequest, occasion: Occasion): Promise<void> {
  const { needs, sessionId, repositories, outbox } = write
  const session = write.session ?? (await needs.sessions.evenDeleted(sessionId))
  const profile = await repositories.profiles.find(request.requestedPerson)
  if (session) await needs.messages.toPerson(outbox, { request, session, profile }, occasion)
}

/** Stores a request and tells of it. @returns the work that it frees */
async function change(
  write: Write,
  after: FreelancerRequest,
  occasion: Occasion | undefined,
): Promise<readonly Duty[]> {
  const { requests, repositories, outbox } = write
  const before = requests.get(after.id)
  if (!before) throw missing('This request')
  requests.set(after.id, after)
  await repositories.requests.save(after)
  const changed = { request: after.id, version: after.version }
  outbox.signal(requestChanged, after.id, { staff: changed, talent: changed })
  signalOwn(outbox, after)
  if (occasion) await tell(write, after, occasion)
  return freed(before, after)
}

/** Who stands second for work that is free comes first. */
async function promote(write: Write, duties: readonly Duty[]): Promise<void> {
  if (!write.session || write.session.archived) return
  for (const next of nextInLine(duties, [...write.requests.values()])) {
    const promoted = movedRequest(next, 'promote', 'product')
    if (promoted) await change(write, promoted, { kind: 'promoted' })
  }
}

/** All of them first, so that nobody comes first who is released with the others. */
async function settle(write: Write, endedBefore: Date | null): Promise<void> {
  const { session } = write
  const duties: Duty[] = []
  for (const request of [...write.requests.values()]) {
    const archived = session?.archived === true || (endedBefore !== null && request.createdAt < endedBefore)
    const plan = planRequest(request, session && sessionNow(session, archived))
    if (!plan) continue
    const why = !session ? 'The session does not take place.' : archived ? 'The project was archived.' : ''
    duties.push(...(await change(write, plan.request, occasionOf(request, plan, why))))
  }
  await promote(write, duties)
}

const opened = (write: Write): OpenRequests => ({
  session: write.session,
  repositories: write.repositories,
  outbox: write.outbox,
  request: (id) => {
    const found = write.requests.get(id)
    if (!found) throw missing('This request')
    return found
  },
  all: () => [...write.requests.values()],
  put: async (after, occasion) => {
    await promote(write, await change(write, after, occasion))
  },
  add: async (request) => {
    write.requests.set(request.id, request)
    await write.repositories.requests.add(request)
    signalOwn(write.outbox, request)
    await tell(write, request, { kind: 'asked' })
  },
  erase: async (userId) => {
    const own = [...write.requests.values()].filter(({ requestedPerson }) => requestedPerson === userId)
    for (const { id } of own) write.requests.delete(id)
    await write.repositories.requests.eraseOf(write.sessionId, userId)
    await promote(write, own.flatMap(held))
  },
})

/** The session of requests that something is decided of. @throws DomainError missing, conflict when it is archived */
export function openSession({ session }: Pick<OpenRequests, 'session'>): SessionFacts {
  if (!session) throw missing('This session')
  if (session.archived) throw conflict('project_archived', 'The project is archived.')
  return session
}
