import { ACCESS, DomainError, roomGuard } from '@callboard/core'
import { joinMeeting, MEETING_ROOMS, meetingRoom } from '../../contract/index.ts'
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
