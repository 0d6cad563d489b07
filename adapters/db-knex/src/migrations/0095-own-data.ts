import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Archives of what is kept about an account, and what its rows are found by. */
export const ownData: Migration = {
  name: '0095-own-data',
  async up(query) {
    const { id, code, instant, words } = columns(query)
    await query.schema.createTable('own_data_archive', (table) => {
      id(table, 'id').primary()
      id(table, 'user_id').notNullable()
      code(table, 'state', 20).notNullable()
      words(table, 'reason', 500)
      table.integer('progress').notNullable()
      table.integer('file_count').notNullable()
      table.integer('left_out_count').notNullable()
      table.integer('attempts').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at')
      table.index(['user_id', 'created_at'])
    })
    for (const [name, column] of [
      ['posting_take_view', 'viewer_id'],
      ['posting_privacy', 'user_id'],
      ['session_privacy', 'user_id'],
      ['freelancer_request_comment', 'by'],
    ] as const)
      await query.schema.alterTable(name, (table) => void table.index([column]))
  },
}
