import { type Actor, actorKey, DomainError, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { joinMeeting, type MeetingTicket } from '../../contract/index.ts'
import { MEETING_PROVIDER } from '../ports/index.ts'
import { MeetingAccess } from './meeting-access.ts'

export class JoinMeeting extends useCase(joinMeeting, {
  entrance: MeetingAccess,
  meetings: MEETING_PROVIDER,
}) {
  async run(
    actor: Actor,
    { room }: InputOf<typeof joinMeeting>,
    place: SubjectOf<typeof joinMeeting>,
  ): Promise<MeetingTicket> {
    const entry = await this.needs.entrance.enter(actor, place, room)
    if (entry instanceof DomainError) throw entry
    const { display, moderator, muted } = entry
    const person = actorKey(actor)
    const sessionId = place.session.id
    return await this.needs.meetings.ticket({ person, sessionId, room, display, moderator, muted })
  }
}
