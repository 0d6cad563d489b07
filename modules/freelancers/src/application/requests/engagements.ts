import { type Actor, service } from '@callboard/core'
import { type RunDate, SESSION_DIRECTORY, startOf } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { conflictsWith, type Engagement } from '../../domain/conflicts.ts'
import type { FreelancerRequest } from '../../domain/request.ts'
import { FREELANCERS_STORE } from '../ports/index.ts'
import { isOffice } from './session-now.ts'

/** Holds of a person that are looked through. */
const LOOKED_THROUGH = 200

/** What a person is booked or on hold for by another session than the asked one. */
export interface Taken {
  readonly userId: string
  readonly date: string
  readonly booked: boolean
  /** Project and session; null where the asker may not know them. */
  readonly by: string | null
}

export interface TakenSearch {
  /** The asking one. */
  readonly sessionId: string
  readonly people: readonly string[]
  readonly days: readonly string[]
}

interface Dated {
  readonly dayId: string
  readonly date: string
  readonly startTime: string
  readonly zone: string
}

const dayAround = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** What else a person is booked or on hold for, as times without a name. */
export class Engagements extends service({
  store: FREELANCERS_STORE,
  sessions: SESSION_DIRECTORY,
  appointments: APPOINTMENT_QUERIES,
}) {
  /** By the date of the request, by the same number of statements for any number of dates. */
  async conflictsOf(request: FreelancerRequest): Promise<ReadonlyMap<string, readonly Engagement[]>> {
    const days = request.dates.map(({ date }) => date).sort()
    const [from, to] = [days[0], days.at(-1)]
    if (from === undefined || to === undefined) return new Map()
    // A day more on both sides: a date of another zone may lie on the day before or after.
    const span = { from: dayAround(from, -1), to: dayAround(to, 2) }
    const booked = await this.needs.sessions.runDates([request.requestedPerson], span)
    const held = await this.#heldBeside(request, span)
    const lasting = await this.#lengths([...request.dates, ...booked, ...held])
    const others = [
      ...booked.map((date) => engagement(date, true, lasting)),
      ...held.map((date) => engagement(date, false, lasting)),
    ]
    return new Map(
      request.dates.map((date) => [date.dayId, conflictsWith(engagement(date, false, lasting), others)]),
    )
  }

  /**
   * What people are booked or on hold for by other sessions on the days, the earliest first, at whatever time: as a rule a
   * day is given to one production. By the same number of statements for any number of people and days.
   */
  async takenOn(actor: Actor, search: TakenSearch): Promise<readonly Taken[]> {
    const { sessionId, people, days } = search
    if (people.length === 0 || days.length === 0) return []
    const requests = await this.needs.store.read((repositories) =>
      repositories.requests.holdsOf(people, LOOKED_THROUGH * people.length),
    )
    const holds = requests.filter((request) => request.sessionId !== sessionId)
    const sessions = await this.needs.sessions.many([...new Set(holds.map((hold) => hold.sessionId))])
    // Holds of a session that is gone hold nobody.
    const held = holds.flatMap(({ requestedPerson, sessionId: holder, dates }) => {
      const session = sessions.find(({ id }) => id === holder)
      if (!session) return []
      const by = byOf(actor, { ...session, sessionName: session.name })
      return dates
        .filter(({ date }) => days.includes(date))
        .map(({ date }) => ({ userId: requestedPerson, date, booked: false, by }))
    })
    return [...(await this.bookedOn(actor, search)), ...held].sort(byDay)
  }

  /** Bookings alone. */
  async bookedOn(actor: Actor, { sessionId, people, days }: TakenSearch): Promise<readonly Taken[]> {
    const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)]
    if (from === undefined || to === undefined) return []
    const dates = await this.needs.sessions.runDates(people, { from, to: dayAround(to, 1) })
    return dates
      .filter((date) => date.sessionId !== sessionId && days.includes(date.date))
      .map((date) => ({ userId: date.userId, date: date.date, booked: true, by: byOf(actor, date) }))
      .sort(byDay)
  }

  async #heldBeside(
    { id, requestedPerson }: FreelancerRequest,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<readonly Dated[]> {
    const requests = await this.needs.store.read((repositories) =>
      repositories.requests.holdsOf([requestedPerson], LOOKED_THROUGH),
    )
    return requests
      .filter((other) => other.id !== id)
      .flatMap(({ dates }) => dates)
      .filter(({ date }) => date >= from && date < to)
  }

  async #lengths(dates: readonly Dated[]): Promise<ReadonlyMap<string, Date>> {
    const wanted = new Map(dates.map(({ dayId, date, zone }) => [dayId, { id: dayId, date, zone }]))
    const stretches = await this.needs.appointments.stretches([...wanted.values()])
    return new Map(
      [...stretches].flatMap(([id, all]) => {
        const last = all.at(-1)
        return last ? [[id, last.end] as const] : []
      }),
    )
  }
}

const byDay = (one: Taken, other: Taken) => one.date.localeCompare(other.date)

const byOf = (
  actor: Actor,
  session: Pick<RunDate, 'projectName' | 'sessionName' | 'castingDirectorIds'>,
): string | null => (isOffice(actor, session) ? `${session.projectName}, ${session.sessionName}` : null)

const engagement = (
  { dayId, date, startTime, zone }: Dated,
  booked: boolean,
  ends: ReadonlyMap<string, Date>,
): Engagement => ({
  dayId,
  start: startOf(date, startTime, zone),
  end: ends.get(dayId) ?? null,
  booked,
})
