import { service } from '@callboard/core'
import { SESSION_DIRECTORY, startOf } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { conflictsWith, type Engagement } from '../../domain/conflicts.ts'
import type { FreelancerRequest } from '../../domain/request.ts'
import { FREELANCERS_STORE } from '../ports/index.ts'

/** Requests of a person that are looked through for holds. */
const LOOKED_THROUGH = 200

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
    const booked = await this.needs.sessions.runDates(request.requestedPerson, span)
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

  async #heldBeside(
    { id, requestedPerson }: FreelancerRequest,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<readonly Dated[]> {
    const requests = await this.needs.store.read((repositories) =>
      repositories.requests.page({ requestedPerson }, 0, LOOKED_THROUGH),
    )
    return requests
      .filter((other) => other.id !== id && other.status === 'none' && other.response === 'yes')
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
