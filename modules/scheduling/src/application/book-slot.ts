import { type Actor, denied, invalid, isZone } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { bookSlot } from '../contract/index.ts'
import { appointmentView } from './appointment-view.ts'
import type { AvailabilityReader } from './availability-reader.ts'
import type { BookingDesk } from './booking-desk.ts'
import type { DayGate } from './day-gate.ts'
import type { UserDirectory } from './ports/index.ts'
import { slotFull } from './seat-in.ts'

type Input = InputOf<typeof bookSlot>

export class BookSlot {
  readonly #gate: DayGate
  readonly #users: UserDirectory
  readonly #desk: BookingDesk
  readonly #reader: AvailabilityReader

  constructor(gate: DayGate, users: UserDirectory, desk: BookingDesk, reader: AvailabilityReader) {
    this.#gate = gate
    this.#users = users
    this.#desk = desk
    this.#reader = reader
  }

  async run(actor: Actor, input: Input): Promise<ReplyOf<typeof bookSlot>> {
    const talentId = await this.#talentFor(actor, input)
    const place = await this.#gate.day(input.session, input.day)
    if (input.time_zone !== undefined && !isZone(input.time_zone)) {
      throw invalid('time_zone', 'This time zone is not known.')
    }
    const outcome = await this.#desk.book({
      actor,
      talentId,
      place,
      frameId: input.availability,
      start: new Date(input.start_time),
      role: input.role,
      zone: input.time_zone,
    })
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
}
