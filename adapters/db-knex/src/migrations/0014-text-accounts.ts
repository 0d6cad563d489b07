import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/**
 * The provider account and last editor of a credential; the account that a text leaves with, and whether it was tried
 * before a request to send it again.
 */
export const textAccounts: Migration = {
  name: '0014-text-accounts',
  async up(query) {
    const { id, code, words, flag } = columns(query)
    await query.schema.alterTable('account_credential', (table) => {
      words(table, 'account', 60)
      id(table, 'updated_by')
    })
    await query.schema.alterTable('message', (table) => {
      id(table, 'text_holder')
      code(table, 'text_account', 40)
      flag(table, 'tried_before').notNullable().defaultTo(false)
    })
  },
}
