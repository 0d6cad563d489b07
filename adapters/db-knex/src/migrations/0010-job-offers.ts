import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** `due_at` is the instant for handing out a job: its time, or the end of its lease or offer. */
export const jobOffers: Migration = {
  name: '0010-job-offers',
  async up(query) {
    const { instant } = columns(query)
    await query.schema.alterTable('job', (table) => {
      instant(table, 'due_at')
      table.index(['queue', 'due_at'])
    })
    // A job whose process was stopped for this migration is released.
    await query('job')
      .whereNot({ state: 'failed' })
      .whereNull('due_at')
      .update({ due_at: query.ref('run_at') })
    await query.raw('alter table job drop column lease_until')
  },
}
