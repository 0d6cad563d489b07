import { CHAT_ACCOUNT_DIRECTORY, USER_DIRECTORY } from '@callboard/accounts/queries'
import { ACCESS, CLOCK, IDS, isStaffStanding, roomGuard, useCase } from '@callboard/core'
import { CHAT_PAGE, chatMessage, chatRoom, listChat, MEETING_ROOMS, sendChat } from '../../contract/index.ts'
import type { ChatMessage } from '../../domain/chat-message.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { chatRoomId, maySpeakIn, speaker } from './chat-access.ts'
import { chatViews } from './chat-view.ts'
import { passOnChat } from './pass-on-chat.ts'

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
