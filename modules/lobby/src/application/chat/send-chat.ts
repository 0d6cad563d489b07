import { CHAT_ACCOUNT_DIRECTORY, USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, CLOCK, IDS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { chatMessage, sendChat } from '../../contract/index.ts'
import type { ChatMessage } from '../../domain/chat-message.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { chatRoomId, speaker } from './chat-access.ts'
import { chatViews } from './chat-view.ts'
import { passOnChat } from './pass-on-job.ts'

export class SendChat extends useCase(sendChat, {
  store: LOBBY_STORE,
  users: USER_DIRECTORY,
  chatAccounts: CHAT_ACCOUNT_DIRECTORY,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    actor: Actor,
    { room, content }: InputOf<typeof sendChat>,
    { session, standing }: SubjectOf<typeof sendChat>,
  ): Promise<ReplyOf<typeof sendChat>> {
    const { userId, userType } = speaker(actor, room, standing)
    const message: ChatMessage = {
      id: this.needs.ids.next(),
      sessionId: session.id,
      room,
      userId,
      userType,
      content: content.trim(),
      sentAt: this.needs.clock.now(),
    }
    const [view] = await chatViews(this.needs.users, [message])
    if (!view) throw new Error('A message has no view.')
    const account = await this.needs.chatAccounts.firstOf(session.castingDirectorIds)
    return await this.needs.store.write(async ({ chat }, outbox) => {
      await chat.add(message)
      outbox.signal(chatMessage, chatRoomId(session.id, room), { staff: view, client: view })
      if (account) outbox.enqueue(passOnChat, { message: message.id })
      return outbox.answer(view)
    })
  }
}
