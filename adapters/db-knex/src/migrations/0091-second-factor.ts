import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** The newest code of an account that was used, and when a sign-in was last proved. */
export const secondFactor: Migration = {
  name: '0091-second-factor',
  async up(query) {
    const { instant } = columns(query)
    await query.schema.alterTable('account_user', (table) => {
      table.integer('totp_step')
    })
    await query.schema.alterTable('account_sign_in', (table) => {
      instant(table, 'proved_at')
    })
  },
}
