import type { Migration } from './migration.ts'

/** A talent has one appointment a calendar day of a session date, as the date may go to another day. */
export const appointmentDays: Migration = {
  name: '0019-appointment-days',
  async up(query) {
    await query.schema.alterTable('schedule_day', (table) => {
      table.index(['session_id', 'day_id'])
    })
    await query.schema.alterTable('appointment', (table) => {
      table.unique(['day_id', 'talent_id', 'date'])
    })
    await query.schema.alterTable('appointment', (table) => {
      table.dropUnique(['day_id', 'talent_id'])
    })
  },
}
