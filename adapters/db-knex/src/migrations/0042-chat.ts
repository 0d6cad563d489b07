import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** The chats of the rooms of a session. */
export const chat: Migration = {
  name: '0042-chat',
  async up(query) {
    const { id, code, instant, text } = columns(query)
    await query.schema.createTable('lobby_chat_message', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      code(table, 'room', 20).notNullable()
      id(table, 'user_id').notNullable()
      code(table, 'user_type', 20).notNullable()
      text(table, 'content').notNullable()
      instant(table, 'sent_at').notNullable()
      table.index(['session_id', 'room', 'id'])
    })
  },
}
