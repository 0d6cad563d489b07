import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Where a confirmed piece lies: not where its device has put it. */
export const keptPieces: Migration = {
  name: '0044-kept-pieces',
  async up(query) {
    const { code } = columns(query)
    await query.schema.alterTable('take_piece', (table) => {
      code(table, 'blob_key', 200)
    })
  },
}
