import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** When a talent was in the room first, and since the latest call-in. Of records before it the call-in tells. */
export const lobbyTimes: Migration = {
  name: '0060-lobby-times',
  async up(query) {
    const { instant } = columns(query)
    await query.schema.alterTable('lobby_record', (table) => {
      instant(table, 'seen_time')
      instant(table, 'joined_time')
    })
    await query('lobby_record')
      .where((seen) => seen.where({ auditioned: true }).orWhere({ state: 'in_casting' }))
      .update({ seen_time: query.ref('call_in_time'), joined_time: query.ref('call_in_time') })
  },
}
