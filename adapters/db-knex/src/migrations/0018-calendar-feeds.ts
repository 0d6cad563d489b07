import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Secret addresses of calendar feeds. */
export const calendarFeeds: Migration = {
  name: '0018-calendar-feeds',
  async up(query) {
    const { id, code, instant, text } = columns(query)
    await query.schema.createTable('calendar_feed', (table) => {
      id(table, 'user_id').primary()
      // of the secret
      code(table, 'digest', 64).notNullable().unique()
      // the secret, encrypted
      text(table, 'locked_secret').notNullable()
      instant(table, 'created_at').notNullable()
    })
  },
}
