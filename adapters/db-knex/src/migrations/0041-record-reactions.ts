import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Answers and comments on talent of a session, the privacy of answers there, and what a project lets reviewers give. */
export const recordReactions: Migration = {
  name: '0041-record-reactions',
  async up(query) {
    const { id, code, instant, text, flag } = columns(query)
    await query.schema.alterTable('project', (table) => {
      flag(table, 'feedback_enabled').notNullable().defaultTo(true)
      flag(table, 'reshoot_enabled').notNullable().defaultTo(false)
    })
    await query.schema.createTable('record_feedback', (table) => {
      id(table, 'record_id').notNullable()
      id(table, 'user_id').notNullable()
      id(table, 'session_id').notNullable()
      code(table, 'value', 20).notNullable()
      instant(table, 'given_at').notNullable()
      table.primary(['record_id', 'user_id'])
      table.index(['session_id', 'user_id'])
    })
    await query.schema.createTable('record_comment', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      id(table, 'record_id').notNullable()
      id(table, 'user_id').notNullable()
      text(table, 'content').notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['record_id', 'id'])
      table.index(['session_id', 'record_id'])
    })
    // Visibility of a person's answers to others, for each person and session; without a row they are public.
    await query.schema.createTable('session_privacy', (table) => {
      id(table, 'session_id').notNullable()
      id(table, 'user_id').notNullable()
      code(table, 'mode', 20).notNullable()
      table.primary(['session_id', 'user_id'])
    })
  },
}
