import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/**
 * When a talent arrived, was in the room first, and since the latest call-in. Of records before it the check-in and the
 * call-in tell.
 */
export const lobbyTimes: Migration = {
  name: '0060-lobby-times',
  async up(query) {
    const { id, code, instant, words } = columns(query)
    await query.schema.alterTable('lobby_record', (table) => {
      instant(table, 'arrived_time')
      instant(table, 'seen_time')
      instant(table, 'joined_time')
    })
    // What a correction of the sheet by hand has replaced.
    await query.schema.createTable('lobby_time_correction', (table) => {
      id(table, 'id').primary()
      id(table, 'record_id').notNullable().references('lobby_record.id')
      code(table, 'time', 10).notNullable()
      code(table, 'before', 30)
      code(table, 'after', 30)
      id(table, 'by_id').notNullable()
      words(table, 'by_name', 200).notNullable()
      instant(table, 'at').notNullable()
      table.index(['record_id'])
    })
    await query('lobby_record').update({ arrived_time: query.ref('checked_in_time') })
    await query('lobby_record')
      .where((seen) => seen.where({ auditioned: true }).orWhere({ state: 'in_casting' }))
      .update({ seen_time: query.ref('call_in_time'), joined_time: query.ref('call_in_time') })
  },
}
