import { type Actor, type Clock, conflict, denied, type Ids, invalid, isZone } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { appointmentBooked, type bookSlot } from '../contract/index.ts'
import type { Appointment } from '../domain/appointment.ts'
import { slotToBook } from '../domain/place.ts'
import { appointmentView } from './appointment-view.ts'
import type { AvailabilityReader } from './availability-reader.ts'
import type { DayGate, DayOfSession } from './day-gate.ts'
import { noFrame } from './found.ts'
import { tellTalent, tellTalentOf } from './jobs.ts'
import { makerOf } from './maker-of.ts'
import type { SchedulingStore, UserDirectory } from './ports/index.ts'
import { seatIn, slotFull } from './seat-in.ts'
import { signalSlots } from './signal-slots.ts'

type Input = InputOf<typeof bookSlot>
type Outcome = { readonly appointment: Appointment } | 'full'

const isSamePlace = (appointment: Appointment, frameId: string, start: Date, role: string) =>
  appointment.frameId === frameId &&
  appointment.role === role &&
  appointment.start.getTime() === start.getTime()

export class BookSlot {
  readonly #store: SchedulingStore
  readonly #gate: DayGate
  readonly #users: UserDirectory
  readonly #reader: AvailabilityReader
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(
    store: SchedulingStore,
    gate: DayGate,
    users: UserDirectory,
    reader: AvailabilityReader,
    ids: Ids,
    clock: Clock,
  ) {
    this.#store = store
    this.#gate = gate
    this.#users = users
    this.#reader = reader
    this.#ids = ids
    this.#clock = clock
  }

  async run(actor: Actor, input: Input): Promise<ReplyOf<typeof bookSlot>> {
    const talentId = await this.#talentFor(actor, input)
    const place = await this.#gate.day(input.session, input.day)
    if (input.time_zone !== undefined && !isZone(input.time_zone)) {
      throw invalid('time_zone', 'This time zone is not known.')
    }
    const outcome = await this.#book(actor, input, place, talentId)
    if (outcome !== 'full') return appointmentView(outcome.appointment)
    const asked = { dayId: place.day.id, zone: input.time_zone }
    throw slotFull(await this.#reader.read(actor, place.session, asked))
  }

  /** A talent books for itself, staff for any talent. */
  async #talentFor(actor: Actor, input: Input): Promise<string> {
    if (actor.kind !== 'user') throw denied()
    if (actor.userType === 'talent') {
      if (input.talent_id !== undefined && input.talent_id !== actor.userId) throw denied()
      return actor.userId
    }
    await this.#gate.checkStaff(actor, input.session)
    const talent = input.talent_id === undefined ? null : await this.#users.find(input.talent_id)
    if (talent?.userType !== 'talent') throw invalid('talent_id', 'Choose a talent.')
    return talent.id
  }

  async #book(
    actor: Actor,
    input: Input,
    { session, day }: DayOfSession,
    talentId: string,
  ): Promise<Outcome> {
    const start = new Date(input.start_time)
    return await this.#store.write(async (repositories, outbox) => {
      const { frames, appointments } = repositories
      const frame = await frames.lockDayAndFind(session.id, day.id, input.availability)
      const held = await appointments.ofTalentOn(day.id, talentId)
      if (held && isSamePlace(held, input.availability, start, input.role)) return { appointment: held }
      if (!frame) throw noFrame()
      const now = this.#clock.now()
      const slot = slotToBook(frame, start, input.role, now)
      if (held) {
        throw conflict(
          'already_booked',
          'There is an appointment on this date already.',
          appointmentView(held),
        )
      }
      const seat = await seatIn(repositories, frame, slot, input.role)
      if (seat === null) return 'full'
      const appointment: Appointment = {
        id: this.#ids.next(),
        sessionId: session.id,
        dayId: day.id,
        frameId: frame.id,
        talentId,
        date: frame.date,
        start: slot.start,
        end: slot.end,
        slotSeconds: frame.slotSeconds,
        role: input.role,
        seat,
        zone: input.time_zone ?? frame.zone,
        locationType: day.locationType,
        inPersonLocation: day.inPersonLocation,
        checkedIn: false,
        sequence: 0,
        createdBy: makerOf(actor),
        createdAt: now,
      }
      await appointments.insert(appointment)
      outbox.publish(appointmentBooked, {
        appointment_id: appointment.id,
        session_id: session.id,
        talent_id: talentId,
      })
      outbox.enqueue(tellTalent, tellTalentOf('APPOINTMENT_CONFIRMED', appointment))
      signalSlots(outbox, session.id, day.id, frame.id)
      return { appointment }
    })
  }
}
