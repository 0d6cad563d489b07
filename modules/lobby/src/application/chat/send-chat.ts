import { CHAT_ACCOUNT_DIRECTORY, USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, IDS, useCase } from '@callboard/core'
import { chatMessage, sendChat } from '../../contract/index.ts'
import type { ChatMessage } from '../../domain/chat-message.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { chatRoomId, speaker } from './chat-access.ts'
import { chatViews } from './chat-view.ts'
import { passOnChat } from './pass-on-job.ts'

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
