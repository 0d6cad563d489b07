import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Takes of posting pages that are zipped for viewers who came by a link. */
export const pageArchives: Migration = {
  name: '0090-page-archives',
  async up(query) {
    const { id, code, instant, words, json } = columns(query)
    await query.schema.createTable('page_archive', (table) => {
      id(table, 'id').primary()
      id(table, 'page_id').notNullable()
      code(table, 'link_id', 64).notNullable()
      words(table, 'file_name', 200).notNullable()
      code(table, 'selection', 64).notNullable()
      // The selection while it is being built, else null: one at a time.
      code(table, 'building_selection', 64).unique()
      json(table, 'video_ids').notNullable()
      code(table, 'state', 20).notNullable()
      words(table, 'reason', 500)
      table.integer('progress').notNullable()
      table.integer('file_count').notNullable()
      table.integer('left_out_count').notNullable()
      table.integer('attempts').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at')
      table.index(['selection', 'created_at'])
      table.index(['link_id', 'state', 'created_at'])
    })
  },
}
