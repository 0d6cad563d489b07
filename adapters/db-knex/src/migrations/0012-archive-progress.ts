import type { Migration } from './migration.ts'

/** Progress of an archive, its left-out files, and an index of the archives by requester. */
export const archiveProgress: Migration = {
  name: '0012-archive-progress',
  async up(query) {
    await query.schema.alterTable('archive', (table) => {
      table.integer('progress').notNullable().defaultTo(0)
      table.integer('left_out_count').notNullable().defaultTo(0)
      table.index(['requested_by', 'session_id', 'created_at'])
    })
    await query('archive').where({ state: 'ready' }).update({ progress: 100 })
  },
}
