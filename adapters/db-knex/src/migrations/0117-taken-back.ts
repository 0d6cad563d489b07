import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

const KEY = ['place_id', 'group_id', 'record_id', 'user_id']

/** When a reviewer took an answer back: an older one that has waited for the network does not take its place. */
export const takenBack: Migration = {
  name: '0117-taken-back',
  async up(query) {
    const { id, instant } = columns(query)
    await query.schema.createTable('reaction_taken_back', (table) => {
      for (const column of KEY) id(table, column).notNullable()
      instant(table, 'taken_back_at').notNullable()
      table.primary(KEY)
      table.index(['record_id'])
    })
  },
}
