import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Addresses whose mail server said that nobody has them. */
export const deadAddresses: Migration = {
  name: '0078-dead-addresses',
  async up(query) {
    const { words, instant } = columns(query)
    await query.schema.createTable('dead_address', (table) => {
      words(table, 'address', 320).primary()
      words(table, 'reason', 500).notNullable()
      instant(table, 'since').notNullable()
    })
  },
}
