import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listAvailability } from '../contract/index.ts'
import type { AvailabilityReader } from './availability-reader.ts'
import type { DayGate } from './day-gate.ts'

export class ListAvailability {
  readonly #gate: DayGate
  readonly #reader: AvailabilityReader

  constructor(gate: DayGate, reader: AvailabilityReader) {
    this.#gate = gate
    this.#reader = reader
  }

  async run(
    actor: Actor,
    input: InputOf<typeof listAvailability>,
  ): Promise<ReplyOf<typeof listAvailability>> {
    const { session, day } = await this.#gate.day(input.session, input.day)
    return await this.#reader.read(actor, session, { dayId: day.id, zone: input.time_zone })
  }
}
