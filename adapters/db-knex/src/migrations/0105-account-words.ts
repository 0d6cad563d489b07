import { columns, insertInParts } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

const LETTERS = 60
const WORDS = 20
const AT_ONCE = 500

/** As keys were when this step was written. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim()

function beginnings(email: string, name: string): readonly string[] {
  const parts = [...email.matchAll(/[^@._+\p{Pd}]+/gu)].map(({ index }) => keyOf(email.slice(index)))
  const words = keyOf(name).split(' ')
  const all = [
    ...parts.filter((part) => part.includes('.')).slice(0, WORDS),
    ...words.slice(0, WORDS).map((_, at) => words.slice(at).join(' ')),
  ]
  return [...new Set(all.map((one) => one.slice(0, LETTERS)).filter((one) => one !== ''))]
}

interface Account {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

/** Super admins find accounts by the beginning of any word of name or address, and see when each was there last. */
export const accountWords: Migration = {
  name: '0105-account-words',
  async up(query) {
    const { id, words, instant } = columns(query)
    await query.schema.createTable('account_user_word', (table) => {
      id(table, 'user_id').notNullable().references('account_user.id')
      words(table, 'beginning', LETTERS).notNullable()
      table.primary(['user_id', 'beginning'])
      table.index(['beginning', 'user_id'])
    })
    await query.schema.alterTable('account_user', (table) => {
      instant(table, 'seen_at')
    })
    await query('account_user').update({
      seen_at: query('account_sign_in').where('user_id', query.ref('account_user.id')).max('last_seen_at'),
    })
    for (let last = ''; ; ) {
      const accounts: Account[] = await query('account_user')
        .whereNotNull('email')
        .where('id', '>', last)
        .orderBy('id')
        .limit(AT_ONCE)
        .select('id', 'email', 'first_name', 'last_name')
      const rows = accounts.flatMap((account) =>
        beginnings(account.email, `${account.first_name} ${account.last_name}`).map((beginning) => ({
          user_id: account.id,
          beginning,
        })),
      )
      await insertInParts(query, 'account_user_word', rows)
      if (accounts.length < AT_ONCE) return
      last = accounts.at(-1)!.id
    }
  },
}
