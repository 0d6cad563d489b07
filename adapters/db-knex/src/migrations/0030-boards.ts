import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Links to the boards of waiting rooms, and the projects whose boards show interview numbers. */
export const boards: Migration = {
  name: '0030-boards',
  async up(query) {
    const { id, code, text, instant } = columns(query)
    await query.schema.createTable('lobby_board', (table) => {
      // of the key
      code(table, 'digest', 64).primary()
      id(table, 'session_id').notNullable()
      id(table, 'project_id').notNullable()
      id(table, 'room').notNullable()
      // the key, encrypted
      text(table, 'locked_key').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'revoked_at')
      table.index(['session_id'])
      table.index(['project_id'])
      table.index(['room'])
    })
    await query.schema.createTable('lobby_numbered_board', (table) => {
      id(table, 'project_id').primary()
    })
  },
}
