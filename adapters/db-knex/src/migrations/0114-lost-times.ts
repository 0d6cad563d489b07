import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Appointments that were cancelled before they began, for the office that gives their talent other ones. */
export const lostTimes: Migration = {
  name: '0114-lost-times',
  async up(query) {
    const { id, code, instant, words } = columns(query)
    await query.schema.createTable('lost_time', (table) => {
      // of the appointment
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      id(table, 'day_id').notNullable()
      id(table, 'talent_id').notNullable()
      instant(table, 'start_at').notNullable()
      words(table, 'role', 100).notNullable()
      code(table, 'cause', 20).notNullable()
      instant(table, 'lost_at').notNullable()
      id(table, 'lost_by').nullable()
      instant(table, 'done_at').nullable()
      table.unique(['day_id', 'talent_id'])
      table.index(['session_id', 'done_at'])
      table.index(['talent_id'])
      table.index(['lost_by'])
    })
  },
}
