import type { Migration } from './migration.ts'

/** A way from a text that failed to the e-mail in its place. */
export const messageStandIn: Migration = {
  name: '0013-message-stand-in',
  async up(query) {
    await query.schema.alterTable('message', (table) => {
      table.index('instead_of')
    })
  },
}
