import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Headshots beside the photo of today: each counts on its own for a check-in page. */
export const headshots: Migration = {
  name: '0035-headshots',
  async up(query) {
    const { code } = columns(query)
    await query.schema.alterTable('lobby_photo', (table) => {
      code(table, 'purpose', 10).notNullable().defaultTo('today')
    })
    await query('lobby_record').whereNull('headshot_keys').update({ headshot_keys: '[]' })
  },
}
