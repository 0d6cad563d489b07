import { insertInParts } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

const LETTERS = 60
const ALL_LETTERS = 400
const AT_ONCE = 200
const ROWS_AT_ONCE = 500
const TABLE = 'account_user_word'

/** As keys were when this step was written. */
const FOLDED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i' },
}
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþħŧŋı]/gu, (letter) => FOLDED[letter]!)
    .replaceAll(/['’‘‛ʼʻʹ′`´]/gu, '')
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim()

interface Account {
  readonly id: string
  readonly email: string
  readonly user_type: string
  readonly first_name: string
  readonly last_name: string
}

function rowsOf({ id, email, user_type, first_name, last_name }: Account): readonly object[] {
  const all = [...new Set([email, first_name, last_name].flatMap((text) => keyOf(text).split(' ')))]
  const words = all.join(' ')
  const keys = all.flatMap((word) => {
    const letters = [...word]
    return letters.map((_, at) => letters.slice(at, at + LETTERS).join(''))
  })
  const own = { user_id: id, email, user_type, words: words.length > ALL_LETTERS ? null : words }
  return [...new Set(keys)].map((beginning) => ({ ...own, beginning }))
}

/** Super admins find accounts by any part of name or address: an account has a row from each letter of its words on. */
export const accountParts: Migration = {
  name: '0109-account-parts',
  async up(query) {
    for (let last = ''; ; ) {
      const accounts: Account[] = await query('account_user')
        .whereNotNull('email')
        .where('id', '>', last)
        .orderBy('id')
        .limit(AT_ONCE)
        .select('id', 'email', 'user_type', 'first_name', 'last_name')
      const ids = accounts.map(({ id }) => id)
      await query(TABLE).whereIn('user_id', ids).delete()
      await insertInParts(query, TABLE, accounts.flatMap(rowsOf), ROWS_AT_ONCE)
      if (accounts.length < AT_ONCE) return
      last = accounts.at(-1)!.id
    }
  },
}
