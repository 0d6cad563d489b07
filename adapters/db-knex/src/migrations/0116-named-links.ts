import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Whether a viewer of a take came by the id of the link: of the views of before nobody knows. */
export const namedLinks: Migration = {
  name: '0116-named-links',
  async up(query) {
    const { flag } = columns(query)
    await query.schema.alterTable('posting_take_view', (table) => {
      flag(table, 'names_link').notNullable().defaultTo(false)
    })
  },
}
