import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Sign-in sheets may name a talent who has deleted the account for as long as the office owes them. */
export const keptNames: Migration = {
  name: '0104-kept-names',
  async up(query) {
    const { id, words, day, instant } = columns(query)
    await query.schema.createTable('lobby_kept_sheets', (table) => {
      // A single row.
      id(table, 'id').primary()
      table.integer('days').notNullable()
      id(table, 'updated_by')
      instant(table, 'updated_at')
      table.integer('version').notNullable()
    })
    await query.schema.createTable('lobby_kept_name', (table) => {
      id(table, 'record_id').primary()
      words(table, 'first_name', 200).notNullable()
      words(table, 'last_name', 200).notNullable()
      words(table, 'sag_number', 100)
      day(table, 'until').notNullable().index()
    })
  },
}
