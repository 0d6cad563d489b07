import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Folders on computers of staff that are kept in step with the videos of a session. */
export const fileSyncs: Migration = {
  name: '0052-file-syncs',
  async up(query) {
    const { id, code, instant, words } = columns(query)
    await query.schema.createTable('file_sync', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      id(table, 'user_id').notNullable()
      id(table, 'sign_in_id').notNullable()
      // of the token, then of the key
      code(table, 'digest', 64).notNullable().unique()
      // null until the token was given for a key
      words(table, 'computer', 100)
      instant(table, 'created_at').notNullable()
      instant(table, 'seen_at').notNullable()
      table.index(['user_id', 'session_id'])
      table.index(['seen_at'])
    })
  },
}
