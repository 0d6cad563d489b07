import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Projects, their people, sessions, session dates and the files of dates. */
export const projects: Migration = {
  name: '0002-projects',
  async up(query) {
    const { id, code, instant, day, wallTime, words, text, json, flag } = columns(query)
    await query.schema.createTable('project', (table) => {
      id(table, 'id').primary()
      words(table, 'name', 200).notNullable()
      // lower-cased, for the search
      words(table, 'name_key', 400).notNullable()
      code(table, 'uri', 80).notNullable().unique()
      code(table, 'main_meeting_id', 64).notNullable().unique()
      code(table, 'test_meeting_id', 64).notNullable().unique()
      code(table, 'backoffice_meeting_id', 64).notNullable().unique()
      flag(table, 'archived').notNullable()
      flag(table, 'skip_virtual_lobby').notNullable()
      flag(table, 'allow_talent_create_role').notNullable()
      flag(table, 'local_recording_enabled').notNullable()
      json(table, 'roles').notNullable()
      json(table, 'texts').notNullable()
      code(table, 'logo_key', 200)
      // sum of the stored media, bytes
      table.bigInteger('size').notNullable().defaultTo(0)
      flag(table, 'invoiced').notNullable().defaultTo(false)
      code(table, 'limelite_project_id', 100)
      json(table, 'limelite_roles')
      id(table, 'created_by').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at')
      table.integer('version').notNullable()
    })
    await query.schema.createTable('project_casting_director', (table) => {
      id(table, 'project_id').notNullable()
      id(table, 'user_id').notNullable()
      table.integer('position').notNullable()
      table.primary(['project_id', 'user_id'])
      table.index(['user_id', 'project_id'])
    })
    await query.schema.createTable('casting_session', (table) => {
      id(table, 'id').primary()
      id(table, 'project_id').notNullable()
      words(table, 'name', 200).notNullable()
      code(table, 'time_zone', 64).notNullable()
      table.integer('sort_order').notNullable()
      text(table, 'description').notNullable()
      flag(table, 'private_users').notNullable()
      code(table, 'twr_room_id', 100)
      // minutes before an appointment until which talent may change it
      table.integer('change_cutoff').notNullable().defaultTo(1440)
      id(table, 'created_by').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at')
      table.integer('version').notNullable()
      table.index(['project_id', 'sort_order'])
    })
    await query.schema.createTable('session_date', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      day(table, 'date').notNullable()
      wallTime(table, 'start_time').notNullable()
      code(table, 'location_type', 20).notNullable()
      words(table, 'in_person_location', 300).notNullable()
      flag(table, 'skip_form').notNullable()
      text(table, 'description').notNullable()
      flag(table, 'show_description').notNullable()
      flag(table, 'invoiced').notNullable()
      table.unique(['session_id', 'date'])
      table.index(['date'])
    })
    await query.schema.createTable('session_date_manager', (table) => {
      id(table, 'date_id').notNullable()
      id(table, 'session_id').notNullable()
      id(table, 'user_id').notNullable()
      // session_runner or lobby_manager
      code(table, 'work', 20).notNullable()
      table.integer('position').notNullable()
      table.primary(['date_id', 'user_id', 'work'])
      table.index(['session_id', 'user_id'])
      table.index(['user_id', 'session_id'])
    })
    await query.schema.createTable('session_date_file', (table) => {
      id(table, 'id').primary()
      id(table, 'date_id').notNullable()
      // size_card, schedule, script, storyboard or treatment
      code(table, 'kind', 20).notNullable()
      code(table, 'blob_key', 200).notNullable()
      words(table, 'name', 200).notNullable()
      flag(table, 'show_to_talent').notNullable()
      table.integer('position').notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['date_id', 'kind', 'position'])
    })
  },
}
