import type { UserDirectory } from '@callboard/accounts/queries'
import type { ChatMessageView } from '../../contract/index.ts'
import type { ChatMessage } from '../../domain/chat-message.ts'

/** With one question for all names; an account that is gone reads 'Deleted user'. */
export async function chatViews(
  users: UserDirectory,
  messages: readonly ChatMessage[],
): Promise<ChatMessageView[]> {
  const found = await users.many([...new Set(messages.map(({ userId }) => userId))])
  const names = new Map(found.map((user) => [user.id, `${user.firstName} ${user.lastName}`.trim()]))
  return messages.map((message) => ({
    _id: message.id,
    room: message.room,
    content: message.content,
    sent_at: message.sentAt.toISOString(),
    from_user: {
      _id: message.userId,
      name: names.get(message.userId) ?? 'Deleted user',
      user_type: message.userType,
    },
  }))
}
