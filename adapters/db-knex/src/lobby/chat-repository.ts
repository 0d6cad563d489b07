import { USER_TYPES } from '@callboard/core'
import type { ChatMessage, ChatRepository } from '@callboard/lobby'
import { MEETING_ROOMS } from '@callboard/lobby/contract'
import type { Query } from '../dialect/index.ts'
import { instant, oneOf, Rows, tableOf, text } from '../table/index.ts'

const MESSAGES = tableOf<ChatMessage>().named('lobby_chat_message', {
  id: text('id'),
  sessionId: text('session_id'),
  room: oneOf('room', MEETING_ROOMS),
  userId: text('user_id'),
  userType: oneOf('user_type', USER_TYPES),
  content: text('content'),
  sentAt: instant('sent_at'),
})

export function chatRepository(query: Query): ChatRepository {
  const rows = new Rows(MESSAGES, query)
  return {
    add: (message) => rows.add(message),
    by: (userId) => rows.all(rows.where({ user_id: userId }).orderBy('id')),
    find: (id) => rows.find({ id }),
    latest: (sessionId, room, limit, before) => {
      const found = rows.where({ session_id: sessionId, room }).orderBy('id', 'desc').limit(limit)
      return rows.all(before === undefined ? found : found.where('id', '<', before))
    },
  }
}
