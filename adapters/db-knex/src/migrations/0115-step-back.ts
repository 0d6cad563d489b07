import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** What the latest step of staff with a talent can be taken back to. */
export const stepBack: Migration = {
  name: '0115-step-back',
  async up(query) {
    const { json } = columns(query)
    await query.schema.alterTable('lobby_record', (table) => {
      json(table, 'step_back')
    })
  },
}
