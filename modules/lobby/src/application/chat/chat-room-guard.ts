import { ACCESS, isStaffStanding, roomGuard } from '@callboard/core'
import { chatRoom, listChat, MEETING_ROOMS } from '../../contract/index.ts'
import { maySpeakIn } from './chat-access.ts'

/** Open to actors who may read the chat of the room. */
export const ChatRoomGuard = roomGuard(chatRoom, { access: ACCESS }, async ({ needs, actor, id }) => {
  const dot = id.indexOf('.')
  const room = MEETING_ROOMS.find((name) => name === id.slice(0, dot))
  if (!room || actor.kind !== 'user') return null
  const found = await needs.access.look(listChat.subject, actor, { session: id.slice(dot + 1) })
  if (!found || !maySpeakIn(room, found.standing)) return null
  return { audience: isStaffStanding(found.standing) ? 'staff' : 'client' }
})
