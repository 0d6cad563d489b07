import type { Migration } from './migration.ts'

/** The quota of a take counts the bytes of its pieces. */
export const takeBytes: Migration = {
  name: '0057-take-bytes',
  async up(query) {
    await query.schema.alterTable('take', (table) => {
      table.bigInteger('bytes').notNullable().defaultTo(0)
    })
  },
}
