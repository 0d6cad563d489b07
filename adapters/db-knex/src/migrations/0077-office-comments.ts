import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Which comments of the casting office a posting page shows to its viewers: none until staff say so. */
export const officeComments: Migration = {
  name: '0077-office-comments',
  async up(query) {
    const { flag } = columns(query)
    await query.schema.alterTable('posting_page', (table) => {
      flag(table, 'shows_session_comments').notNullable().defaultTo(false)
      flag(table, 'shows_director_comments').notNullable().defaultTo(false)
    })
  },
}
