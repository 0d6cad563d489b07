import { type Actor, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getPublicSession } from '../contract/index.ts'
import type { SessionDirectory } from './session-directory.ts'

export class GetPublicSession {
  readonly #directory: SessionDirectory

  constructor(directory: SessionDirectory) {
    this.#directory = directory
  }

  async run(
    _actor: Actor,
    input: InputOf<typeof getPublicSession>,
  ): Promise<ReplyOf<typeof getPublicSession>> {
    const session = await this.#directory.session(input.id)
    if (!session) throw missing('The session')
    return {
      _id: session.id,
      name: session.name,
      studio_name: session.projectName,
      studio_uri: session.projectUri,
      time_zone: session.timeZone,
      roles: [...session.roles],
      dates: session.dates.map((date) => ({
        _id: date.id,
        date: date.date,
        start_time: date.startTime,
        location_type: date.locationType,
        in_person_location: date.inPersonLocation,
      })),
    }
  }
}
