import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** How many texts a project has sent on the last day on which it sent any. */
export const textCounts: Migration = {
  name: '0099-text-counts',
  async up(query) {
    const { id, day } = columns(query)
    await query.schema.createTable('text_count', (table) => {
      id(table, 'project_id').primary()
      day(table, 'day').notNullable()
      table.integer('texts').notNullable()
    })
  },
}
