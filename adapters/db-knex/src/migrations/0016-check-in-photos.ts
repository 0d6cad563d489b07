import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Photos taken at check-in pages, until it is known whether a check-in came with them. */
export const checkInPhotos: Migration = {
  name: '0016-check-in-photos',
  async up(query) {
    const { code, instant, flag } = columns(query)
    await query.schema.createTable('lobby_photo', (table) => {
      code(table, 'blob_key', 500).primary()
      code(table, 'ticket_nonce', 64).notNullable()
      instant(table, 'taken_at').notNullable()
      // Not one of the ticket's photos after all, but there may be a file of it.
      flag(table, 'given_up').notNullable()
      table.index(['ticket_nonce'])
      table.index(['taken_at'])
    })
  },
}
