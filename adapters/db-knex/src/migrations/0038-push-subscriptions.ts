import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Browsers of talent that are notified. */
export const pushSubscriptions: Migration = {
  name: '0038-push-subscriptions',
  async up(query) {
    const { id, code, words, instant } = columns(query)
    await query.schema.createTable('lobby_push', (table) => {
      code(table, 'id', 64).primary()
      id(table, 'record_id').notNullable()
      words(table, 'endpoint', 1000).notNullable()
      words(table, 'p256dh', 200).notNullable()
      words(table, 'auth', 200).notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['record_id', 'created_at'])
    })
  },
}
