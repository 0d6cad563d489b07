import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Whether the talent of a project are reminded of their appointments. */
export const projectReminders: Migration = {
  name: '0026-project-reminders',
  async up(query) {
    const { flag } = columns(query)
    await query.schema.alterTable('project', (table) => {
      flag(table, 'reminders').notNullable().defaultTo(true)
    })
  },
}
