import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Which of a talent's devices records a take. */
export const takeDevice: Migration = {
  name: '0015-take-device',
  async up(query) {
    const { id } = columns(query)
    await query.schema.alterTable('take', (table) => {
      id(table, 'device')
    })
  },
}
