import type { WorkerRole } from './profile.ts'
import type { RequestState } from './request-state.ts'

/** A session date as the person was told of it, and the work on it. */
export interface RequestedDate {
  readonly dayId: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:mm` */
  readonly startTime: string
  readonly zone: string
  readonly place: string
  /** What the person is asked for. */
  readonly roles: readonly WorkerRole[]
  /** What the person is booked for. */
  readonly booked: readonly WorkerRole[]
}

export interface FreelancerRequest extends RequestState {
  readonly id: string
  readonly sessionId: string
  readonly requestedPerson: string
  readonly requestedBy: string
  /** Earliest first. */
  readonly dates: readonly RequestedDate[]
  readonly createdAt: Date
  readonly version: number
}

export interface RequestComment {
  readonly id: string
  readonly requestId: string
  readonly by: string
  readonly content: string
  readonly at: Date
}

/** When somebody last read the comments. */
export interface RequestReading {
  readonly requestId: string
  readonly by: string
  readonly at: Date
}

/** A kind of work on a session date. */
export interface Duty {
  readonly dayId: string
  readonly role: WorkerRole
}

export const dutyKey = ({ dayId, role }: Duty): string => `${dayId} ${role}`

export const dutiesOf = (dates: readonly RequestedDate[], which: 'roles' | 'booked'): readonly Duty[] =>
  dates.flatMap((date) => date[which].map((role) => ({ dayId: date.dayId, role })))

/** The office may still book or turn down, the person still answer. */
export const isLive = ({ status }: RequestState): boolean => status !== 'reject'

/** The work that the person stands first for: booked, or said yes to while nobody has decided. */
export function held(request: FreelancerRequest): readonly Duty[] {
  if (request.status === 'book') return dutiesOf(request.dates, 'booked')
  return request.status === 'none' && request.response === 'yes' ? dutiesOf(request.dates, 'roles') : []
}

/** Work held before a change and not after it. */
export function freed(before: FreelancerRequest, after: FreelancerRequest): readonly Duty[] {
  const kept = new Set(held(after).map(dutyKey))
  return held(before).filter((duty) => !kept.has(dutyKey(duty)))
}

/**
 * The second holds that come first when work is free: for each the earliest asked, where nobody else stands first.
 * @param requests of the session, the earliest first
 */
export function nextInLine(
  duties: readonly Duty[],
  requests: readonly FreelancerRequest[],
): readonly FreelancerRequest[] {
  const heldNow = new Set(requests.flatMap(held).map(dutyKey))
  const next = new Map<string, FreelancerRequest>()
  for (const duty of duties) {
    if (heldNow.has(dutyKey(duty))) continue
    const waiting = requests.find(
      ({ id, status, response, dates }) =>
        !next.has(id) &&
        status === 'none' &&
        response === 'second-hold' &&
        dates.some(({ dayId, roles }) => dayId === duty.dayId && roles.includes(duty.role)),
    )
    if (!waiting) continue
    next.set(waiting.id, waiting)
    for (const promoted of dutiesOf(waiting.dates, 'roles')) heldNow.add(dutyKey(promoted))
  }
  return [...next.values()]
}
