import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listAvailability } from '../../contract/index.ts'
import { AvailabilityReader } from './availability-reader.ts'

export class ListAvailability extends useCase(listAvailability, { reader: AvailabilityReader }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof listAvailability>,
    place: SubjectOf<typeof listAvailability>,
  ): Promise<ReplyOf<typeof listAvailability>> {
    return await this.needs.reader.read(place, { zone: input.time_zone })
  }
}
