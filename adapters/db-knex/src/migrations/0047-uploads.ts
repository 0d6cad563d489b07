import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Files on their way in parts, and the videos that came by them. */
export const uploads: Migration = {
  name: '0047-uploads',
  async up(query) {
    const { id, code, instant, words } = columns(query)
    await query.schema.createTable('upload', (table) => {
      id(table, 'id').primary()
      id(table, 'session_id').notNullable()
      id(table, 'day_id')
      id(table, 'group_id')
      id(table, 'record_id')
      code(table, 'owner_kind', 20).notNullable()
      code(table, 'owner', 100).notNullable()
      code(table, 'claimed_by', 100)
      words(table, 'file_name', 300).notNullable()
      code(table, 'content_type', 100).notNullable()
      table.bigInteger('size').notNullable()
      code(table, 'state', 20).notNullable()
      words(table, 'reason', 500)
      instant(table, 'started_at').notNullable()
      instant(table, 'active_at').notNullable()
      table.index(['owner'])
    })
    await query.schema.createTable('upload_part', (table) => {
      id(table, 'upload_id').notNullable()
      table.integer('number').notNullable()
      table.integer('size').notNullable()
      code(table, 'sha256', 64).notNullable()
      code(table, 'blob_key', 200).notNullable()
      instant(table, 'confirmed_at').notNullable()
      table.primary(['upload_id', 'number'])
    })
    await query.schema.alterTable('video', (table) => {
      id(table, 'upload_id')
      table.unique(['upload_id'])
    })
  },
}
