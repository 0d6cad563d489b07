import type { Migration } from './migration.ts'

/** A job counts the tries that ended with an error apart from those that ended with their process. */
export const jobErrors: Migration = {
  name: '0110-job-errors',
  async up(query) {
    await query.schema.alterTable('job', (table) => {
      table.integer('errors').notNullable().defaultTo(0)
    })
    await query('job')
      .where({ state: 'waiting' })
      .update({ errors: query.ref('attempts') })
  },
}
