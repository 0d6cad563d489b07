import type { Appointment } from '../../domain/appointment.ts'
import { freeSeat } from '../../domain/place.ts'
import type { Slot } from '../../domain/slot-grid.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import type { Place } from '../days/day-keeper.ts'
import type { SchedulingRepositories } from '../ports/index.ts'
import type { BookingRequest } from './booking-desk.ts'

const placeKey = (frameId: string, start: Date, role: string) => `${frameId} ${start.getTime()} ${role}`

/** State of a locked session date for a batch of bookings; each booking taken here counts at once for the next. */
export class LockedDay {
  /** Taken here, not stored yet. */
  readonly made: Appointment[] = []
  readonly #repositories: SchedulingRepositories
  readonly #frames: ReadonlyMap<string, TimeFrame | null>
  readonly #appointments: readonly Appointment[]
  #held: Map<string, Appointment> = new Map()
  #place: Place | null = null
  readonly #takenSeats = new Map<string, number[]>()

  private constructor(
    repositories: SchedulingRepositories,
    frames: ReadonlyMap<string, TimeFrame | null>,
    appointments: readonly Appointment[],
  ) {
    this.#repositories = repositories
    this.#frames = frames
    this.#appointments = appointments
  }

  /** @param requests all for one session date, at least one */
  static async lock(
    repositories: SchedulingRepositories,
    requests: readonly BookingRequest[],
  ): Promise<LockedDay> {
    const [first] = requests
    if (!first) throw new Error('Nobody wants to book.')
    const { session, day } = first.place
    const frames = new Map<string, TimeFrame | null>()
    for (const frameId of new Set(requests.map((request) => request.frameId))) {
      frames.set(frameId, await repositories.frames.lockDayAndFind(session.id, day.id, frameId))
    }
    const talentIds = [...new Set(requests.map(({ talentId }) => talentId))]
    return new LockedDay(repositories, frames, await repositories.appointments.ofTalentsOn(day.id, talentIds))
  }

  /** @param place the session date as it is now; null when it is gone */
  at(place: Place | null): this {
    this.#place = place
    const ofDay = this.#appointments.filter(({ date }) => date === place?.day.date)
    this.#held = new Map(ofDay.map((appointment) => [appointment.talentId, appointment]))
    return this
  }

  get place(): Place | null {
    return this.#place
  }

  /** Frames that the requests named, as far as they are there. */
  get frames(): readonly TimeFrame[] {
    return [...this.#frames.values()].filter((frame) => frame !== null)
  }

  heldBy(talentId: string): Appointment | null {
    return this.#held.get(talentId) ?? null
  }

  /** A frame that the requests named; null when the date has none of this id. */
  frame(frameId: string): TimeFrame | null {
    return this.#frames.get(frameId) ?? null
  }

  /** Null when all are taken. */
  async freeSeat(frame: TimeFrame, slot: Slot, role: string): Promise<number | null> {
    const key = placeKey(frame.id, slot.start, role)
    let taken = this.#takenSeats.get(key)
    if (!taken) {
      taken = [...(await this.#repositories.appointments.takenSeats(frame.id, slot.start, role))]
      this.#takenSeats.set(key, taken)
    }
    return freeSeat(frame, role, taken)
  }

  /** Counts a booking whose seat was free. */
  take(appointment: Appointment): void {
    this.made.push(appointment)
    this.#held.set(appointment.talentId, appointment)
    this.#takenSeats
      .get(placeKey(appointment.frameId, appointment.start, appointment.role))
      ?.push(appointment.seat)
  }
}
