import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Answers to the bot check that were used, or that can be judged only once. */
export const botProofs: Migration = {
  name: '0098-bot-proofs',
  async up(query) {
    const { code, instant } = columns(query)
    await query.schema.createTable('account_bot_proof', (table) => {
      code(table, 'id', 64).primary()
      code(table, 'used_for', 64)
      instant(table, 'expires_at').notNullable().index()
    })
  },
}
