import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getAvailability } from '../../contract/index.ts'
import { AvailabilityReader } from './availability-reader.ts'

export class GetAvailability extends useCase(getAvailability, { reader: AvailabilityReader }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof getAvailability>,
    place: SubjectOf<typeof getAvailability>,
  ): Promise<ReplyOf<typeof getAvailability>> {
    return await this.needs.reader.read(place, { frameId: input.availability, zone: input.time_zone })
  }
}
