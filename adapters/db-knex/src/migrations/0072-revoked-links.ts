import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Since when a posting link is held back. */
export const revokedLinks: Migration = {
  name: '0072-revoked-links',
  async up(query) {
    const { instant } = columns(query)
    await query.schema.alterTable('posting_link', (table) => {
      instant(table, 'revoked_at').nullable()
    })
  },
}
