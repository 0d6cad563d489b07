import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** One instant says when a job is handed out: at its time, or when its lease or offer runs out. */
export const jobOffers: Migration = {
  name: '0010-job-offers',
  async up(query) {
    const { instant } = columns(query)
    await query.schema.alterTable('job', (table) => {
      instant(table, 'due_at')
      table.index(['queue', 'due_at'])
    })
    // Who had a job when its process was stopped for this step has it no longer.
    await query('job')
      .whereNot({ state: 'failed' })
      .whereNull('due_at')
      .update({ due_at: query.ref('run_at') })
    await query.raw('alter table job drop column lease_until')
  },
}
