import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Where the words of a text go by e-mail when it fails for good, and which text an e-mail stands in for. */
export const messageFallback: Migration = {
  name: '0011-message-fallback',
  async up(query) {
    const { id, words } = columns(query)
    await query.schema.alterTable('message', (table) => {
      words(table, 'fallback_email', 254)
      id(table, 'instead_of')
    })
  },
}
