import type { Migration } from './migration.ts'

/** The message log is filtered by template, project and time. */
export const messageFilters: Migration = {
  name: '0087-message-filters',
  async up(query) {
    await query.schema.alterTable('message', (table) => {
      table.index(['template', 'id'])
      table.index(['project_id', 'id'])
      table.index(['created_at'])
    })
  },
}
