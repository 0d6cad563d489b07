import { WRITE_LOCKS } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Rows to lock in place of rows that are not there yet (see `alone`). */
export const writeLocks: Migration = {
  name: '0009-write-locks',
  async up(query) {
    await query.schema.createTable('write_lock', (table) => {
      table.integer('number').primary()
    })
    const rows = Array.from({ length: WRITE_LOCKS }, (_, number) => ({ number }))
    await query('write_lock').insert(rows)
  },
}
