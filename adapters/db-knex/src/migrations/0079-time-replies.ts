import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** What talent said to the time of an appointment. */
export const timeReplies: Migration = {
  name: '0079-time-replies',
  async up(query) {
    const { json } = columns(query)
    await query.schema.alterTable('appointment', (table) => {
      json(table, 'time_reply')
    })
  },
}
