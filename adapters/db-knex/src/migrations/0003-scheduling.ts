import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Time frames of session dates and the appointments in their slots. */
export const scheduling: Migration = {
  name: '0003-scheduling',
  async up(query) {
    const { id, code, instant, day, wallTime, words, json, flag } = columns(query)
    // One row per session date, locked by transactions that change its schedule.
    await query.schema.createTable('schedule_day', (table) => {
      id(table, 'day_id').primary()
      id(table, 'session_id').notNullable()
    })
    await query.schema.createTable('time_frame', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      id(table, 'day_id').notNullable()
      words(table, 'name', 200).notNullable()
      day(table, 'date').notNullable()
      code(table, 'time_zone', 64).notNullable()
      wallTime(table, 'start_time').notNullable()
      wallTime(table, 'end_time').notNullable()
      table.integer('slot_seconds').notNullable()
      json(table, 'roles').notNullable()
      id(table, 'created_by').notNullable()
      instant(table, 'created_at').notNullable()
      table.integer('version').notNullable()
      table.index(['day_id', 'start_time'])
    })
    await query.schema.createTable('appointment', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      id(table, 'day_id').notNullable()
      id(table, 'frame_id').notNullable()
      id(table, 'talent_id').notNullable()
      day(table, 'date').notNullable()
      instant(table, 'start_at').notNullable()
      instant(table, 'end_at').notNullable()
      table.integer('slot_seconds').notNullable()
      words(table, 'role', 100).notNullable()
      table.integer('seat').notNullable()
      // the zone the talent reads times in
      code(table, 'time_zone', 64).notNullable()
      code(table, 'location_type', 20).notNullable()
      words(table, 'in_person_location', 300).notNullable()
      flag(table, 'checked_in').notNullable()
      // counts the changes that calendar programs must notice
      table.integer('sequence').notNullable()
      id(table, 'created_by').notNullable()
      instant(table, 'created_at').notNullable()
      table.unique(['day_id', 'talent_id'])
      table.unique(['frame_id', 'start_at', 'role', 'seat'])
      table.index(['talent_id', 'start_at'])
    })
  },
}
