import { type Actor, Batcher, type Clock, conflict, DomainError, type Ids } from '@callboard/core'
import { appointmentBooked } from '../contract/index.ts'
import type { Appointment } from '../domain/appointment.ts'
import { freeSeat, slotToBook } from '../domain/place.ts'
import { appointmentView } from './appointment-view.ts'
import type { DayOfSession } from './day-gate.ts'
import { noFrame } from './found.ts'
import { tellTalent, tellTalentOf } from './jobs.ts'
import { makerOf } from './maker-of.ts'
import type { SchedulingRepositories, SchedulingStore } from './ports/index.ts'
import { signalSlots } from './signal-slots.ts'

/** What somebody asks for, allowed to and with a known session date. */
export interface BookingRequest {
  readonly actor: Actor
  readonly talentId: string
  readonly place: DayOfSession
  readonly frameId: string
  readonly start: Date
  readonly role: string
  /** The zone the talent reads times in; absent: the frame's. */
  readonly zone: string | undefined
}

export type BookingOutcome = Appointment | 'full'

/** Requests of one transaction. */
const AT_ONCE = 100

const isSamePlace = (appointment: Appointment, { frameId, role, start }: BookingRequest) =>
  appointment.frameId === frameId &&
  appointment.role === role &&
  appointment.start.getTime() === start.getTime()

/**
 * Stores bookings. Those of one session date that come while one is being stored are stored together by the next
 * transaction, in the order of their coming: when everybody books at once, nobody waits for as many commits as there
 * are people before them.
 */
export class BookingDesk {
  readonly #store: SchedulingStore
  readonly #ids: Ids
  readonly #clock: Clock
  readonly #byDay = new Map<string, Batcher<BookingRequest, BookingOutcome | DomainError>>()

  constructor(store: SchedulingStore, ids: Ids, clock: Clock) {
    this.#store = store
    this.#ids = ids
    this.#clock = clock
  }

  /**
   * @returns the appointment, also one that the talent has for this very place already
   * @throws DomainError missing, rule or conflict `already_booked`
   */
  async book(request: BookingRequest): Promise<BookingOutcome> {
    const dayId = request.place.day.id
    const batcher = this.#byDay.get(dayId) ?? new Batcher((requests) => this.#storeAll(requests), AT_ONCE)
    this.#byDay.set(dayId, batcher)
    try {
      const outcome = await batcher.add(request)
      if (outcome instanceof DomainError) throw outcome
      return outcome
    } finally {
      if (batcher.isIdle) this.#byDay.delete(dayId)
    }
  }

  async #storeAll(
    requests: readonly BookingRequest[],
  ): Promise<readonly (BookingOutcome | DomainError)[]> {
    return await this.#store.write(async (repositories, outbox) => {
      const schedule = await Schedule.locked(repositories, requests)
      const made: Appointment[] = []
      const outcomes: (BookingOutcome | DomainError)[] = []
      for (const request of requests) {
        const outcome = await this.#decide(schedule, request)
        outcomes.push(outcome instanceof New ? outcome.appointment : outcome)
        if (outcome instanceof New) made.push(outcome.appointment)
      }
      return outcomes
    })
  }
}
