import { type Actor, actorKey, DomainError, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { clientEntered, joinMeeting, type MeetingTicket } from '../../contract/index.ts'
import { LOBBY_STORE, MEETING_PROVIDER } from '../ports/index.ts'
import { MeetingAccess } from './meeting-access.ts'

export class JoinMeeting extends useCase(joinMeeting, {
  entrance: MeetingAccess,
  meetings: MEETING_PROVIDER,
  store: LOBBY_STORE,
}) {
  async run(
    actor: Actor,
    { room }: InputOf<typeof joinMeeting>,
    place: SubjectOf<typeof joinMeeting>,
  ): Promise<MeetingTicket> {
    const entry = await this.needs.entrance.enter(actor, place, room)
    if (entry instanceof DomainError) throw entry
    const { display, moderator, muted, publishes, meets } = entry
    const person = actorKey(actor)
    const sessionId = place.session.id
    const terms = { display, moderator, muted, publishes, meets }
    const ticket = await this.needs.meetings.ticket({ person, sessionId, room, ...terms })
    if (actor.kind === 'user' && actor.userType === 'client') await this.#note(sessionId, actor.userId)
    return ticket
  }

  async #note(sessionId: string, userId: string): Promise<void> {
    await this.needs.store.write(async (_repositories, outbox) =>
      outbox.publish(clientEntered, { session_id: sessionId, user_id: userId }),
    )
  }
}
