import { type FreelancerRequest, isLive, type RequestedDate } from './request.ts'
import { moved, type RequestState } from './request-state.ts'

/** A session date as it is now. */
export interface DateNow {
  readonly dayId: string
  readonly date: string
  readonly startTime: string
  readonly zone: string
  readonly place: string
  /** Who runs what on it. */
  readonly runs: { readonly session_runner: readonly string[]; readonly lobby_manager: readonly string[] }
}

/** A session as far as requests go by it. */
export interface SessionNow {
  /** No project takes bookings that is archived. */
  readonly archived: boolean
  readonly dates: readonly DateNow[]
}

export type DateChange =
  | { readonly kind: 'moved'; readonly before: RequestedDate; readonly now: RequestedDate }
  | { readonly kind: 'gone'; readonly before: RequestedDate }
  | { readonly kind: 'unbooked'; readonly before: RequestedDate }

export interface RequestPlan {
  readonly request: FreelancerRequest
  readonly changes: readonly DateChange[]
  /** Nothing is left of it: the project is archived, or its session, all of its dates or its booking are gone. */
  readonly ended: boolean
}

const isSameTimeAndPlace = (one: RequestedDate, now: DateNow) =>
  one.date === now.date && one.startTime === now.startTime && one.zone === now.zone && one.place === now.place

function followed(
  before: RequestedDate,
  now: DateNow | undefined,
  person: string,
): { date: RequestedDate | null; changes: readonly DateChange[] } {
  if (!now) return { date: null, changes: [{ kind: 'gone', before }] }
  const booked = before.booked.filter((role) => now.runs[role].includes(person))
  const { date, startTime, zone, place } = now
  const after: RequestedDate = { ...before, date, startTime, zone, place, booked }
  const changes: DateChange[] = []
  if (!isSameTimeAndPlace(before, now)) changes.push({ kind: 'moved', before, now: after })
  if (booked.length < before.booked.length) changes.push({ kind: 'unbooked', before })
  return { date: after, changes }
}

const after = (state: RequestState, action: 'ask-again' | 'release'): RequestState => {
  const move = moved(state, action, 'product')
  return 'after' in move ? move.after : state
}

function stateAfter(request: FreelancerRequest, dates: readonly RequestedDate[], hasMoved: boolean) {
  const { status, response } = request
  const lostAll = status === 'book' && !dates.some(({ booked }) => booked.length > 0)
  if (lostAll) return after({ status, response }, 'release')
  // Who is booked stays booked on a date that moves and is told of it; a yes to other times is none to these.
  return hasMoved ? after({ status, response }, 'ask-again') : { status, response }
}

/**
 * A request as it must be to agree with its session.
 * @param session null when it is gone
 * @returns null when it agrees
 */
export function planRequest(request: FreelancerRequest, session: SessionNow | null): RequestPlan | null {
  if (!isLive(request)) return null
  const end = (dates: readonly RequestedDate[], changes: readonly DateChange[]): RequestPlan => ({
    request: {
      ...request,
      ...after(request, 'release'),
      dates: dates.map((date) => ({ ...date, booked: [] })),
      version: request.version + 1,
    },
    changes,
    ended: true,
  })
  if (!session || (session.archived && request.status === 'none')) return end(request.dates, [])
  const outcomes = request.dates.map((before) =>
    followed(
      before,
      session.dates.find(({ dayId }) => dayId === before.dayId),
      request.requestedPerson,
    ),
  )
  const changes = outcomes.flatMap((outcome) => outcome.changes)
  if (changes.length === 0) return null
  const dates = outcomes
    .flatMap(({ date }) => date ?? [])
    .sort((one, other) => one.date.localeCompare(other.date))
  if (dates.length === 0) return end(request.dates, changes)
  const hasMoved = changes.some(({ kind }) => kind === 'moved')
  const state = stateAfter(request, dates, hasMoved)
  return {
    request: { ...request, ...state, dates, version: request.version + 1 },
    changes,
    ended: !isLive(state),
  }
}
