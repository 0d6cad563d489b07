import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** The pages of talent that are open, and the result of their ready check. */
export const presence: Migration = {
  name: '0032-presence',
  async up(query) {
    const { id, code, instant, flag } = columns(query)
    await query.schema.createTable('lobby_presence', (table) => {
      id(table, 'record_id').primary()
      id(table, 'session_id').notNullable().index()
      code(table, 'camera', 8)
      code(table, 'microphone', 8)
      code(table, 'speaker', 8)
      instant(table, 'closed_at')
    })
    await query.schema.createTable('lobby_page_link', (table) => {
      id(table, 'id').primary()
      id(table, 'record_id').notNullable().index()
      id(table, 'session_id').notNullable().index()
      id(table, 'process').index()
      code(table, 'room', 8)
      code(table, 'line', 8).notNullable()
      flag(table, 'can_record').notNullable()
      instant(table, 'renewed_at').notNullable().index()
    })
  },
}
