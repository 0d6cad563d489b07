import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Posting pages with the groups and videos copied to them, links, answers and comments. */
export const posting: Migration = {
  name: '0007-posting',
  async up(query) {
    const { id, code, instant, words, text, json, flag } = columns(query)
    await query.schema.createTable('posting_page', (table) => {
      id(table, 'id').primary()
      id(table, 'project_id').notNullable()
      words(table, 'name', 200).notNullable()
      // The name as it is compared, while the page is there, else null: one of a name in a project.
      words(table, 'live_name', 200)
      flag(table, 'show_review_comments').notNullable().defaultTo(false)
      flag(table, 'show_session_comments').notNullable().defaultTo(false)
      flag(table, 'shared_feedback').notNullable().defaultTo(true)
      id(table, 'created_by')
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at')
      table.unique(['project_id', 'live_name'])
    })
    await query.schema.createTable('posting_group', (table) => {
      id(table, 'id').primary()
      id(table, 'page_id').notNullable()
      id(table, 'session_id').notNullable()
      id(table, 'source_group_id').notNullable()
      words(table, 'name', 500).notNullable()
      table.integer('sort_order').notNullable()
      json(table, 'members').notNullable()
      table.unique(['page_id', 'source_group_id'])
      table.index(['page_id', 'sort_order'])
    })
    await query.schema.createTable('posting_video', (table) => {
      id(table, 'group_id').notNullable()
      id(table, 'video_id').notNullable()
      id(table, 'page_id').notNullable()
      table.integer('sort_order').notNullable()
      flag(table, 'archived').notNullable()
      table.primary(['group_id', 'video_id'])
      table.index(['page_id', 'sort_order'])
    })
    await query.schema.createTable('posting_link', (table) => {
      code(table, 'id', 64).primary()
      id(table, 'project_id').notNullable()
      words(table, 'name', 200).notNullable()
      json(table, 'page_ids').notNullable()
      // Guards that a link may carry.
      words(table, 'password_digest', 300)
      instant(table, 'expires_at')
      flag(table, 'allows_download').notNullable().defaultTo(true)
      words(table, 'recipient', 254)
      id(table, 'created_by')
      instant(table, 'created_at').notNullable()
      instant(table, 'removed_at')
      table.index(['project_id'])
    })
    await query.schema.createTable('posting_feedback', (table) => {
      id(table, 'page_id').notNullable()
      id(table, 'group_id').notNullable()
      id(table, 'record_id').notNullable()
      id(table, 'user_id').notNullable()
      code(table, 'value', 20).notNullable()
      instant(table, 'given_at').notNullable()
      table.primary(['page_id', 'group_id', 'record_id', 'user_id'])
    })
    // Visibility of a person's answers to others, for each person and page; without a row they are public.
    await query.schema.createTable('posting_privacy', (table) => {
      id(table, 'page_id').notNullable()
      id(table, 'user_id').notNullable()
      code(table, 'mode', 20).notNullable()
      table.primary(['page_id', 'user_id'])
    })
    await query.schema.createTable('posting_comment', (table) => {
      id(table, 'id').primary()
      id(table, 'page_id').notNullable()
      id(table, 'group_id').notNullable()
      id(table, 'record_id').notNullable()
      id(table, 'user_id').notNullable()
      text(table, 'content').notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['page_id', 'group_id', 'id'])
    })
  },
}
