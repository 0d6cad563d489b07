import { actorKey, DomainError, type NeedsOf, useCase } from '@callboard/core'
import { clientEntered, joinMeeting } from '../../contract/index.ts'
import { LOBBY_STORE, MEETING_PROVIDER } from '../ports/index.ts'
import { MeetingAccess } from './meeting-access.ts'

const NEEDS = { entrance: MeetingAccess, meetings: MEETING_PROVIDER, store: LOBBY_STORE }
type Needs = NeedsOf<typeof NEEDS>

export const JoinMeeting = useCase(
  joinMeeting,
  NEEDS,
  async ({ needs, actor, input: { room }, subject: place }) => {
    const entry = await needs.entrance.enter(actor, place, room)
    if (entry instanceof DomainError) throw entry
    const { display, moderator, muted, publishes, meets } = entry
    const person = actorKey(actor)
    const sessionId = place.session.id
    const terms = { display, moderator, muted, publishes, meets }
    const ticket = await needs.meetings.ticket({ person, sessionId, room, ...terms })
    if (actor.kind === 'user' && actor.userType === 'client') await note(needs, sessionId, actor.userId)
    return ticket
  },
)

async function note({ store }: Needs, sessionId: string, userId: string): Promise<void> {
  await store.write(async (_repositories, outbox) =>
    outbox.publish(clientEntered, { session_id: sessionId, user_id: userId }),
  )
}
