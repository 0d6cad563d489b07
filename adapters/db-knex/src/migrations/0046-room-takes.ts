import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Takes of devices of staff in the room, and what is wrong with a recording that runs. */
export const roomTakes: Migration = {
  name: '0046-room-takes',
  async up(query) {
    const { id, json, code } = columns(query)
    await query.schema.alterTable('take', (table) => {
      id(table, 'recorder_id')
      json(table, 'also_records')
      code(table, 'trouble', 20)
      table.index(['recorder_id', 'state'])
    })
  },
}
