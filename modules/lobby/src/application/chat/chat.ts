import { CHAT_ACCOUNT_DIRECTORY, USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  ACCESS,
  type Actor,
  CLOCK,
  denied,
  IDS,
  isStaffStanding,
  roomGuard,
  type UserActor,
  useCase,
} from '@callboard/core'
import type { Standing } from '@callboard/core/http-contract'
import { CHAT_PAGE, chatMessage, chatRoom, listChat, MEETING_ROOMS, sendChat } from '../../contract/index.ts'
import type { ChatMessage } from '../../domain/chat-message.ts'
import type { MeetingRoomName } from '../../domain/meeting-entry.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { chatViews } from './chat-view.ts'
import { passOnChat } from './pass-on-chat.ts'

/** The back office is the staff's own. */
const maySpeakIn = (room: MeetingRoomName, standing: Standing | null): boolean =>
  isStaffStanding(standing) || (standing === 'client' && room !== 'backoffice')

/** The account that speaks or listens in the chat of a room. @throws DomainError denied */
function speaker(actor: Actor, room: MeetingRoomName, standing: Standing | null): UserActor {
  if (actor.kind !== 'user' || !maySpeakIn(room, standing)) throw denied()
  return actor
}

/** Id of the real-time room. */
const chatRoomId = (sessionId: string, room: MeetingRoomName): string => `${room}.${sessionId}`

/** Open to actors who may read the chat of the room. */
export const ChatRoomGuard = roomGuard(chatRoom, { access: ACCESS }, async ({ needs, actor, id }) => {
  const dot = id.indexOf('.')
  const room = MEETING_ROOMS.find((name) => name === id.slice(0, dot))
  if (!room || actor.kind !== 'user') return null
  const found = await needs.access.look(listChat.subject, actor, { session: id.slice(dot + 1) })
  if (!found || !maySpeakIn(room, found.standing)) return null
  return { audience: isStaffStanding(found.standing) ? 'staff' : 'client' }
})

export const ListChat = useCase(
  listChat,
  { store: LOBBY_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input: { room, before }, subject: { session, standing } }) => {
    speaker(actor, room, standing)
    const found = await needs.store.read(({ chat }) => chat.latest(session.id, room, CHAT_PAGE + 1, before))
    const shown = found.slice(0, CHAT_PAGE).reverse()
    return { messages: await chatViews(needs.users, shown), has_more: found.length > CHAT_PAGE }
  },
)

export const SendChat = useCase(
  sendChat,
  { store: LOBBY_STORE, users: USER_DIRECTORY, chatAccounts: CHAT_ACCOUNT_DIRECTORY, clock: CLOCK, ids: IDS },
  async ({ needs, actor, input: { room, content }, subject: { session, standing } }) => {
    const { userId, userType } = speaker(actor, room, standing)
    const message: ChatMessage = {
      id: needs.ids.next(),
      sessionId: session.id,
      room,
      userId,
      userType,
      content: content.trim(),
      sentAt: needs.clock.now(),
    }
    const [view] = await chatViews(needs.users, [message])
    if (!view) throw new Error('A message has no view.')
    const account = await needs.chatAccounts.firstOf(session.castingDirectorIds)
    return await needs.store.write(async ({ chat }, outbox) => {
      await chat.add(message)
      outbox.signal(chatMessage, chatRoomId(session.id, room), { staff: view, client: view })
      if (account) outbox.enqueue(passOnChat, { message: message.id })
      return outbox.answer(view)
    })
  },
)
