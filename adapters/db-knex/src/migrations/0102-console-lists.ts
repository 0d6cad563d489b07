import type { Migration } from './migration.ts'

/**
 * The message log is narrowed by two things that have few messages in common: a template goes by one channel, and few
 * messages of a kind, a project or a session are in a state that is looked for.
 */
export const consoleLists: Migration = {
  name: '0102-console-lists',
  async up(query) {
    await query.schema.alterTable('message', (table) => {
      table.index(['template', 'channel', 'id'])
      for (const column of ['template', 'project_id', 'session_id']) table.index([column, 'state', 'id'])
    })
  },
}
