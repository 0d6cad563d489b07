import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Schedules that were shared with talent, and the clients who watched a session. */
export const sessionWatch: Migration = {
  name: '0050-session-watch',
  async up(query) {
    const { id, instant } = columns(query)
    await query.schema.createTable('shared_schedule', (table) => {
      id(table, 'day_id').primary()
      // the first time
      instant(table, 'shared_at').notNullable()
    })
    await query.schema.createTable('session_viewer', (table) => {
      id(table, 'session_id').notNullable()
      id(table, 'user_id').notNullable()
      // the latest time
      instant(table, 'entered_at').notNullable()
      table.primary(['session_id', 'user_id'])
      table.index(['user_id'])
    })
  },
}
