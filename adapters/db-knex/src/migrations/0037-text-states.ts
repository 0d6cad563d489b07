import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/**
 * How the latest text to a talent fares; until when a message is worth sending; numbers that opted out of the texts of
 * a sender, and the replies of theirs that were followed.
 */
export const textStates: Migration = {
  name: '0037-text-states',
  async up(query) {
    const { code, words, instant } = columns(query)
    await query.schema.alterTable('lobby_record', (table) => {
      code(table, 'text_state', 12).notNullable().defaultTo('none')
      instant(table, 'text_at')
    })
    await query.schema.alterTable('message', (table) => {
      instant(table, 'send_at')
      instant(table, 'expires_at')
    })
    await query.schema.createTable('text_opt_out', (table) => {
      words(table, 'sender', 60).notNullable()
      words(table, 'phone', 40).notNullable()
      instant(table, 'since').notNullable()
      table.primary(['sender', 'phone'])
      table.index('phone')
    })
    await query.schema.createTable('text_reply', (table) => {
      code(table, 'provider_id', 64).primary()
      instant(table, 'at').notNullable()
    })
  },
}
