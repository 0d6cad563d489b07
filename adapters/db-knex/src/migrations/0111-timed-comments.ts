import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** A comment on a posting page points to a second of a take. */
export const timedComments: Migration = {
  name: '0111-timed-comments',
  async up(query) {
    const { id } = columns(query)
    await query.schema.alterTable('posting_comment', (table) => {
      id(table, 'video_id').nullable()
      table.double('second').nullable()
    })
  },
}
