import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** What staff write about a take, at a second of it or about the whole. */
export const takeComments: Migration = {
  name: '0073-take-comments',
  async up(query) {
    const { id, instant, text } = columns(query)
    await query.schema.createTable('take_comment', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      id(table, 'video_id').notNullable()
      id(table, 'user_id').notNullable()
      text(table, 'content').notNullable()
      table.double('second').nullable()
      instant(table, 'created_at').notNullable()
      table.index(['video_id', 'created_at'])
    })
  },
}
