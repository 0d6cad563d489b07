import type { Migration } from './migration.ts'

/** Talent find the check-ins under their address or number that they made without signing in. */
export const guestAddresses: Migration = {
  name: '0103-guest-addresses',
  async up(query) {
    await query.schema.alterTable('lobby_record', (table) => {
      table.index(['email'])
      table.index(['phone'])
    })
  },
}
