import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getAvailability } from '../contract/index.ts'
import type { AvailabilityReader } from './availability-reader.ts'
import type { DayGate } from './day-gate.ts'

export class GetAvailability {
  readonly #gate: DayGate
  readonly #reader: AvailabilityReader

  constructor(gate: DayGate, reader: AvailabilityReader) {
    this.#gate = gate
    this.#reader = reader
  }

  async run(actor: Actor, input: InputOf<typeof getAvailability>): Promise<ReplyOf<typeof getAvailability>> {
    const { session, day } = await this.#gate.day(input.session, input.day)
    return await this.#reader.read(actor, session, {
      dayId: day.id,
      frameId: input.availability,
      zone: input.time_zone,
    })
  }
}
