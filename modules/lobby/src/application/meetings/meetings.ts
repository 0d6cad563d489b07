import { ACCESS, actorKey, DomainError, type NeedsOf, roomGuard, useCase } from '@callboard/core'
import { clientEntered, joinMeeting, MEETING_ROOMS, meetingRoom } from '../../contract/index.ts'
import { LOBBY_STORE, MEETING_PROVIDER } from '../ports/index.ts'
import { MeetingAccess } from './meeting-access.ts'

/** `main.{session}` and its like: open to actors who would get a ticket, under the name that the ticket gives. */
export const MeetingRoomGuard = roomGuard(
  meetingRoom,
  { access: ACCESS, entrance: MeetingAccess },
  async ({ needs, actor, id }) => {
    const dot = id.indexOf('.')
    const room = MEETING_ROOMS.find((name) => name === id.slice(0, dot))
    if (!room) return null
    const place = await needs.access.look(joinMeeting.subject, actor, { session: id.slice(dot + 1) })
    const entry = place && (await needs.entrance.enter(actor, place, room))
    return !entry || entry instanceof DomainError ? null : { audience: entry.audience, name: entry.display }
  },
)

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
