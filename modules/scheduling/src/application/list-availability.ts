import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listAvailability } from '../contract/index.ts'
import type { AvailabilityReader } from './availability-reader.ts'
import type { SessionDirectory } from './ports/index.ts'
import { dayOfSession } from './session-day.ts'

export class ListAvailability {
  readonly #sessions: SessionDirectory
  readonly #reader: AvailabilityReader

  constructor(sessions: SessionDirectory, reader: AvailabilityReader) {
    this.#sessions = sessions
    this.#reader = reader
  }

  async run(
    actor: Actor,
    input: InputOf<typeof listAvailability>,
  ): Promise<ReplyOf<typeof listAvailability>> {
    const { session, day } = await dayOfSession(this.#sessions, input.session, input.day)
    return await this.#reader.read(actor, session, { dayId: day.id, zone: input.time_zone })
  }
}
