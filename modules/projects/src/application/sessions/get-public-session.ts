import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getPublicSession } from '../../contract/index.ts'
import { brandView } from '../../queries/index.ts'

export class GetPublicSession extends useCase(getPublicSession, {}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getPublicSession>,
    { session }: SubjectOf<typeof getPublicSession>,
  ): Promise<ReplyOf<typeof getPublicSession>> {
    return {
      _id: session.id,
      name: session.name,
      studio_name: session.projectName,
      studio_uri: session.projectUri,
      brand: brandView(session.projectId, session.brand),
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
