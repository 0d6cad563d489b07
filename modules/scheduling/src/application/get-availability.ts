import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getAvailability } from '../contract/index.ts'
import type { AvailabilityReader } from './availability-reader.ts'
import type { SessionDirectory } from './ports/index.ts'
import { dayOfSession } from './session-day.ts'

export class GetAvailability {
  readonly #sessions: SessionDirectory
  readonly #reader: AvailabilityReader

  constructor(sessions: SessionDirectory, reader: AvailabilityReader) {
    this.#sessions = sessions
    this.#reader = reader
  }

  async run(actor: Actor, input: InputOf<typeof getAvailability>): Promise<ReplyOf<typeof getAvailability>> {
    const { session, day } = await dayOfSession(this.#sessions, input.session, input.day)
    return await this.#reader.read(actor, session, {
      dayId: day.id,
      frameId: input.availability,
      zone: input.time_zone,
    })
  }
}
