import { ACCESS, type Actor, DomainError, type RoomEntry, roomGuard } from '@callboard/core'
import { joinMeeting, MEETING_ROOMS, meetingRoom } from '../../contract/index.ts'
import { MeetingAccess } from './meeting-access.ts'

/** `main.{session}` and its like: open to actors who would get a ticket, under the name that the ticket gives. */
export class MeetingRoomGuard extends roomGuard(meetingRoom, { access: ACCESS, entrance: MeetingAccess }) {
  async run(actor: Actor, { id }: { id: string }): Promise<RoomEntry | null> {
    const dot = id.indexOf('.')
    const room = MEETING_ROOMS.find((name) => name === id.slice(0, dot))
    if (!room) return null
    const place = await this.needs.access.look(joinMeeting.subject, actor, { session: id.slice(dot + 1) })
    const entry = place && (await this.needs.entrance.enter(actor, place, room))
    return !entry || entry instanceof DomainError ? null : { audience: entry.audience, name: entry.display }
  }
}
