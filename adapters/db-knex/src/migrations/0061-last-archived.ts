import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** When a project was archived last. */
export const lastArchived: Migration = {
  name: '0061-last-archived',
  async up(query) {
    const { instant } = columns(query)
    await query.schema.alterTable('project', (table) => {
      instant(table, 'last_archived_at').nullable()
    })
  },
}
