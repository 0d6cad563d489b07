import type { Appointment } from '../../domain/appointment.ts'
import { freeSeat } from '../../domain/place.ts'
import type { Slot } from '../../domain/slot-grid.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import type { SchedulingRepositories } from '../ports/index.ts'
import type { BookingRequest } from './booking-desk.ts'

const placeKey = (frameId: string, start: Date, role: string) => `${frameId} ${start.getTime()} ${role}`

/** State of a locked session date for a batch of bookings; each booking taken here counts at once for the next. */
export class LockedDay {
  /** Taken here, not stored yet. */
  readonly made: Appointment[] = []
  readonly #repositories: SchedulingRepositories
  readonly #frames: ReadonlyMap<string, TimeFrame | null>
  readonly #held: Map<string, Appointment>
  readonly #takenSeats = new Map<string, number[]>()

  private constructor(
    repositories: SchedulingRepositories,
    frames: ReadonlyMap<string, TimeFrame | null>,
    held: Map<string, Appointment>,
  ) {
    this.#repositories = repositories
    this.#frames = frames
    this.#held = held
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
    const held = await repositories.appointments.ofTalentsOn(day.id, talentIds)
    return new LockedDay(
      repositories,
      frames,
      new Map(held.map((appointment) => [appointment.talentId, appointment])),
    )
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
