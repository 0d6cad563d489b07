import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** The mark of a dead address keeps when it was taken away: reports on mails of before come later. */
export const liftedMarks: Migration = {
  name: '0113-lifted-marks',
  async up(query) {
    const { instant } = columns(query)
    await query.schema.alterTable('dead_address', (table) => {
      instant(table, 'lifted_at').nullable()
    })
  },
}
