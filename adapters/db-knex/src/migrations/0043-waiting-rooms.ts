import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** The external waiting rooms of sessions: their sync, their talent in groups, and those who are shown no more. */
export const waitingRooms: Migration = {
  name: '0043-waiting-rooms',
  async up(query) {
    const { flag, id, json } = columns(query)
    await query.schema.alterTable('casting_session', (table) => {
      flag(table, 'twr_sync').notNullable().defaultTo(true)
    })
    await query.schema.alterTable('lobby_group', (table) => {
      // talent of the waiting room; null is none
      json(table, 'guests')
    })
    await query.schema.createTable('lobby_cleared_talent', (table) => {
      id(table, 'session_id').notNullable()
      id(table, 'record_id').notNullable()
      table.primary(['session_id', 'record_id'])
    })
  },
}
