import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** A device in the room also records a group of guests alone, who have no check-in record here. */
export const takesOfGuests: Migration = {
  name: '0056-takes-of-guests',
  async up(query) {
    const { id } = columns(query)
    await query.schema.alterTable('take', (table) => {
      id(table, 'record_id').nullable().alter()
    })
  },
}
