import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Documents of session dates, files that are on their way to become one, and dates whose talent see the script. */
export const sessionDocuments: Migration = {
  name: '0023-session-documents',
  async up(query) {
    const { id, code, words, instant } = columns(query)
    await query.schema.createTable('session_document', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      id(table, 'day_id').notNullable()
      code(table, 'list', 20).notNullable()
      code(table, 'blob_key', 200).notNullable()
      words(table, 'name', 255).notNullable()
      code(table, 'content_type', 100).notNullable()
      table.integer('size').notNullable()
      id(table, 'added_by').notNullable()
      instant(table, 'added_at').notNullable()
      table.unique(['blob_key'])
      table.index(['day_id'])
    })
    await query.schema.createTable('document_upload', (table) => {
      code(table, 'blob_key', 200).primary()
      id(table, 'user_id').notNullable()
      code(table, 'ending', 10).notNullable()
      instant(table, 'asked_at').notNullable()
      table.index(['asked_at'])
    })
    await query.schema.createTable('session_script_shown', (table) => {
      id(table, 'day_id').primary()
    })
  },
}
