import type { Migration } from './migration.ts'

/** Groups that staff have named keep their name when their talent change. */
export const groupNames: Migration = {
  name: '0055-group-names',
  async up(query) {
    await query.schema.alterTable('lobby_group', (table) => {
      // Servers from before this migration go on adding groups.
      table.boolean('named').notNullable().defaultTo(false)
    })
  },
}
