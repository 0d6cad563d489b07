import type { Migration } from './migration.ts'

/** Versions of accounts, and the order in which sign-up requests are answered. */
export const people: Migration = {
  name: '0017-people',
  async up(query) {
    await query.schema.alterTable('account_user', (table) => {
      table.integer('version').notNullable().defaultTo(1)
      table.index(['staff_requested', 'id'])
    })
  },
}
