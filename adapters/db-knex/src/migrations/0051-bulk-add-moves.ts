import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** When an import made progress last; absent before its first rows. One that makes none has stopped. */
export const bulkAddMoves: Migration = {
  name: '0051-bulk-add-moves',
  async up(query) {
    const { instant } = columns(query)
    await query.schema.alterTable('lobby_bulk_add', (table) => {
      instant(table, 'moved_at')
    })
  },
}
