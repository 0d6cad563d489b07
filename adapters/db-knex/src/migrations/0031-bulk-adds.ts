import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Imports of talent, and the rows that they have still to add. */
export const bulkAdds: Migration = {
  name: '0031-bulk-adds',
  async up(query) {
    const { id, flag, instant, json } = columns(query)
    await query.schema.createTable('lobby_bulk_add', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      flag(table, 'send_email').notNullable()
      table.integer('total').notNullable()
      table.integer('done').notNullable()
      table.integer('added').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'finished_at')
      table.index(['session_id', 'id'])
    })
    await query.schema.createTable('lobby_bulk_row', (table) => {
      id(table, 'run_id').notNullable()
      table.integer('line').notNullable()
      json(table, 'talent').notNullable()
      table.primary(['run_id', 'line'])
    })
  },
}
