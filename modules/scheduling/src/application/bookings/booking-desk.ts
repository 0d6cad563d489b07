import {
  type Actor,
  Batcher,
  CLOCK,
  clockInWords,
  conflict,
  DomainError,
  IDS,
  type Outbox,
  service,
} from '@callboard/core'
import { appointmentBooked, talentInvited } from '../../contract/index.ts'
import type { Appointment } from '../../domain/appointment.ts'
import { slotToBook } from '../../domain/place.ts'
import { timeReply } from '../../domain/time-reply.ts'
import { DayKeeper, isOnDay, noDay, type Place } from '../days/day-keeper.ts'
import { makerOf, noFrame } from '../found.ts'
import { tellTalent, tellTalentOf } from '../jobs.ts'
import { SCHEDULING_STORE, type SchedulingRepositories } from '../ports/index.ts'
import { remindLater } from '../reminders/remind-later.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { appointmentView } from './appointment-view.ts'
import { allowBooking, allowRole } from './change-rules.ts'
import { LockedDay } from './locked-day.ts'

/** A booking to store, after the checks of rights and of the session date. */
export interface BookingRequest {
  readonly actor: Actor
  readonly talentId: string
  /** As it was when the request came. */
  readonly place: Place
  readonly frameId: string
  readonly start: Date
  readonly role: string
  /** In which the talent reads times; absent: that of the frame. */
  readonly zone: string | undefined
  /** The talent has no password yet. */
  readonly invites: boolean
}

export type BookingOutcome = { readonly appointment: Appointment } | 'full'

/** Outcome of one request, including refusals and faults. */
type Settled = BookingOutcome | { readonly error: unknown }

/** Requests that one transaction stores. */
const AT_ONCE = 100

/** The store is unavailable for every request. */
const isAway = (error: unknown) => error instanceof DomainError && error.kind === 'unavailable'

/** @param zone of the session */
export const alreadyBooked = (held: Appointment, zone: string) =>
  conflict(
    'already_booked',
    `There is an appointment on this date already, at ${clockInWords(held.start, zone)}.`,
    appointmentView(held),
  )

const isSamePlace = (appointment: Appointment, { frameId, start, role }: BookingRequest) =>
  appointment.frameId === frameId &&
  appointment.role === role &&
  appointment.start.getTime() === start.getTime()

/**
 * Stores bookings. Bookings of one session date that come while others are being stored are stored together after them,
 * in the order of their arrival: when everybody books at once, a booking does not wait for a commit of each booking
 * before it.
 */
export class BookingDesk extends service({
  store: SCHEDULING_STORE,
  days: DayKeeper,
  ids: IDS,
  clock: CLOCK,
}) {
  readonly #queues = new Map<string, Batcher<BookingRequest, Settled>>()

  /**
   * @returns the appointment; the one the talent has, when it is for this very place
   * @throws DomainError missing, broken rules of slots, conflict `already_booked`
   */
  async book(request: BookingRequest): Promise<BookingOutcome> {
    const settled = await this.#queueOf(request.place.day.id).add(request)
    if (typeof settled === 'object' && 'error' in settled) throw settled.error
    return settled
  }

  #queueOf(dayId: string): Batcher<BookingRequest, Settled> {
    const queue =
      this.#queues.get(dayId) ??
      new Batcher(
        (requests) => this.#settleAll(requests),
        AT_ONCE,
        () => this.#queues.delete(dayId),
      )
    this.#queues.set(dayId, queue)
    return queue
  }

  /**
   * Stores all requests together, or each in a transaction of its own once one of them has broken the common one: an
   * unforeseen fault in one request takes no place from the others.
   */
  async #settleAll(requests: readonly BookingRequest[]): Promise<readonly Settled[]> {
    try {
      return await this.#storeAll(requests)
    } catch (error) {
      if (isAway(error) || requests.length === 1) throw error
    }
    const settled: Settled[] = []
    for (const request of requests) settled.push(await this.#settle(request))
    return settled
  }

  async #settle(request: BookingRequest): Promise<Settled> {
    try {
      const [settled] = await this.#storeAll([request])
      return settled!
    } catch (error) {
      return { error }
    }
  }

  /**
   * A refusal is the outcome of one request and leaves the others alone. @throws unforeseen faults; nothing is stored
   * then
   */
  async #storeAll(requests: readonly BookingRequest[]): Promise<readonly Settled[]> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const locked = await this.#lock(repositories, outbox, requests)
      const settled: Settled[] = []
      for (const request of requests) settled.push(await this.#decided(locked, request))
      await repositories.appointments.insert(...locked.made)
      const invited = new Set(requests.filter(({ invites }) => invites).map(({ talentId }) => talentId))
      for (const appointment of locked.made) {
        outbox.publish(appointmentBooked, {
          appointment_id: appointment.id,
          session_id: appointment.sessionId,
          talent_id: appointment.talentId,
        })
        const is_invited = invited.has(appointment.talentId)
        outbox.enqueue(tellTalent, { ...tellTalentOf('APPOINTMENT_CONFIRMED', appointment), is_invited })
        remindLater(outbox, appointment, this.needs.clock.now())
        if (is_invited) {
          outbox.publish(talentInvited, {
            user_id: appointment.talentId,
            appointment_id: appointment.id,
          })
        }
        signalSlots(outbox, appointment.sessionId, appointment.dayId, appointment.frameId)
      }
      return settled
    })
  }

  /** The day in agreement with its session date as that is now. */
  async #lock(
    repositories: SchedulingRepositories,
    outbox: Outbox,
    requests: readonly BookingRequest[],
  ): Promise<LockedDay> {
    const asked = requests[0]!.place
    const locked = await LockedDay.lock(repositories, requests)
    const place = await this.needs.days.placeInWrite(asked)
    const isAgreed =
      place?.session.lastArchivedAt === null && locked.frames.every((frame) => isOnDay(frame, place))
    if (!place || isAgreed) return locked.at(place)
    await this.needs.days.settle(repositories, outbox, asked, place)
    return (await LockedDay.lock(repositories, requests)).at(place)
  }

  async #decided(locked: LockedDay, request: BookingRequest): Promise<Settled> {
    try {
      return await this.#decide(locked, request)
    } catch (error) {
      if (error instanceof DomainError && !isAway(error)) return { error }
      throw error
    }
  }

  async #decide(locked: LockedDay, request: BookingRequest): Promise<BookingOutcome> {
    const { talentId, role } = request
    const { place } = locked
    if (!place) throw noDay()
    allowBooking(place.session)
    const held = locked.heldBy(talentId)
    if (held && isSamePlace(held, request)) return { appointment: held }
    const frame = locked.frame(request.frameId)
    if (!frame) throw noFrame()
    const now = this.needs.clock.now()
    const slot = slotToBook(frame, request.start, role, now)
    allowRole(place.session, role)
    if (held) throw alreadyBooked(held, place.session.timeZone)
    const seat = await locked.freeSeat(frame, slot, role)
    if (seat === null) return 'full'
    const appointment: Appointment = {
      id: this.needs.ids.next(),
      sessionId: place.session.id,
      dayId: place.day.id,
      frameId: frame.id,
      talentId,
      date: frame.date,
      start: slot.start,
      end: slot.end,
      slotSeconds: frame.slotSeconds,
      role,
      seat,
      zone: request.zone ?? frame.zone,
      locationType: place.day.locationType,
      inPersonLocation: place.day.inPersonLocation,
      checkedIn: false,
      // Whoever books for themselves has chosen the time.
      reply: makerOf(request.actor) === talentId ? timeReply(slot, 'confirmed') : null,
      sequence: 0,
      createdBy: makerOf(request.actor),
      createdAt: now,
    }
    locked.take(appointment)
    return { appointment }
  }
}
