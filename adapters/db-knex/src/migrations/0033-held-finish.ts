import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** What a talent is still shown while the finish of their group can be undone. */
export const heldFinish: Migration = {
  name: '0033-held-finish',
  async up(query) {
    const { json } = columns(query)
    await query.schema.alterTable('lobby_record', (table) => {
      json(table, 'held')
    })
  },
}
