import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Passkeys of accounts, and which sign-ins were made with one. */
export const passkeys: Migration = {
  name: '0101-passkeys',
  async up(query) {
    const { id, code, instant, words, text, flag } = columns(query)
    await query.schema.createTable('account_passkey', (table) => {
      // Digest of the credential id, which is up to 1023 bytes long.
      code(table, 'id', 64).primary()
      id(table, 'user_id').notNullable().index().references('account_user.id')
      text(table, 'credential_id').notNullable()
      text(table, 'public_key').notNullable()
      // Up to 2^32 - 1.
      table.bigInteger('counter').notNullable()
      words(table, 'name', 200).notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'last_used_at')
    })
    await query.schema.alterTable('account_sign_in', (table) => {
      flag(table, 'by_passkey').notNullable().defaultTo(false)
    })
  },
}
