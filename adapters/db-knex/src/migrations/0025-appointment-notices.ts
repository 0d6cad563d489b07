import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Changes of appointments that their talent have not been told of yet. */
export const appointmentNotices: Migration = {
  name: '0025-appointment-notices',
  async up(query) {
    const { id, instant, json } = columns(query)
    await query.schema.createTable('appointment_notice', (table) => {
      id(table, 'appointment_id').primary()
      id(table, 'session_id').notNullable()
      id(table, 'day_id').notNullable()
      json(table, 'told').notNullable()
      json(table, 'before_change').notNullable()
      id(table, 'change_id').notNullable()
      table.integer('sequence').notNullable()
      instant(table, 'due_at').notNullable()
    })
  },
}
