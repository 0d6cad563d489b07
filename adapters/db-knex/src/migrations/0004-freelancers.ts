import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Freelancers' profiles, and the requests that are made to them. */
export const freelancers: Migration = {
  name: '0004-freelancers',
  async up(query) {
    const { id, code, instant, words, text, json, flag } = columns(query)
    await query.schema.createTable('freelancer_profile', (table) => {
      id(table, 'user_id').primary()
      words(table, 'name', 401).notNullable()
      // Lower-cased, so that it is found in any case in every database.
      words(table, 'name_key', 401).notNullable().index()
      flag(table, 'session_runner').notNullable()
      flag(table, 'lobby_manager').notNullable()
      text(table, 'experience').notNullable()
      json(table, 'available_dates').notNullable()
      json(table, 'non_available_dates').notNullable()
      text(table, 'availability_notes').notNullable()
      code(table, 'timezone', 64).notNullable()
      code(table, 'phone', 20)
      flag(table, 'receive_email').notNullable()
      flag(table, 'show_to_all').notNullable().index()
      table.integer('version').notNullable()
    })
    await query.schema.createTable('freelancer_profile_shown_to', (table) => {
      id(table, 'user_id').notNullable().references('freelancer_profile.user_id')
      id(table, 'casting_director_id').notNullable().index()
      table.primary(['user_id', 'casting_director_id'])
    })
    await query.schema.createTable('freelancer_request', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable().index()
      id(table, 'requested_person').notNullable()
      id(table, 'requested_by').notNullable()
      code(table, 'status', 10).notNullable()
      code(table, 'response', 20).notNullable()
      instant(table, 'created_at').notNullable()
      table.integer('version').notNullable()
      table.index(['requested_person', 'created_at'])
    })
    await query.schema.createTable('freelancer_request_position', (table) => {
      id(table, 'request_id').notNullable().references('freelancer_request.id')
      id(table, 'session_date_id').notNullable()
      code(table, 'position', 20).notNullable()
      table.primary(['request_id', 'session_date_id', 'position'])
    })
    await query.schema.createTable('freelancer_request_comment', (table) => {
      id(table, 'id').primary()
      id(table, 'request_id').notNullable().index().references('freelancer_request.id')
      id(table, 'by').notNullable()
      text(table, 'content').notNullable()
      instant(table, 'at').notNullable()
    })
    await query.schema.createTable('freelancer_request_view', (table) => {
      id(table, 'request_id').notNullable().references('freelancer_request.id')
      id(table, 'by').notNullable()
      instant(table, 'at').notNullable()
      table.primary(['request_id', 'by'])
    })
  },
}
