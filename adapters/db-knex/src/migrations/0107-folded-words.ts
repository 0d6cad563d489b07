import type { Knex } from 'knex'
import type { Migration } from './migration.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
}
const APOSTROPHES = [..."'’‘‛ʼʻʹ′`´"]
const LENGTH = 60
const WORDS = 20
const AT_ONCE = 500

/** As keys were when this step was written. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu'), (letter) => LETTERS[letter]!)
    .replaceAll(new RegExp(`[${APOSTROPHES.join('')}]`, 'gu'), '')
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim()

function beginningsOf(name: string): readonly string[] {
  const words = keyOf(name).split(' ')
  return words.slice(0, WORDS).map((_, at) => words.slice(at).join(' ').slice(0, LENGTH))
}

const addressBeginnings = (email: string): readonly string[] =>
  [...email.matchAll(/[^@._+\p{Pd}]+/gu)]
    .map(({ index }) => keyOf(email.slice(index)))
    .filter((part) => part.includes('.'))
    .slice(0, WORDS)
    .map((part) => part.slice(0, LENGTH))

function keysOfPerson(name: string) {
  const whole = keyOf(name)
  const words = whole.split(' ')
  return {
    name_key: whole.slice(0, LENGTH),
    name_rest_key: words.length > 1 ? words.slice(1).join(' ').slice(0, LENGTH) : null,
    last_word_key: words.length > 2 ? words.at(-1)!.slice(0, LENGTH) : null,
  }
}

type Row = Readonly<Record<string, string>>

/** Rows of a table whose keys have a letter that is folded from now on, some at a time. */
async function eachUnfolded(
  query: Knex,
  {
    table,
    id,
    keys,
    names,
  }: Readonly<Record<'keys' | 'names', readonly string[]>> & {
    readonly table: string
    readonly id: string
  },
  fold: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (let after = ''; ; ) {
    const rows: Row[] = await query(table)
      .where(id, '>', after)
      .where((either) => {
        for (const key of keys)
          for (const letter of [...Object.keys(LETTERS), ...APOSTROPHES])
            either.orWhere(key, 'like', `%${letter}%`)
      })
      .distinct(id, ...names)
      .orderBy(id)
      .limit(AT_ONCE)
    for (const row of rows) await fold(row)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)![id]!
  }
}

async function keepWords(query: Knex, table: string, user_id: string, words: readonly string[]) {
  await query(table).where({ user_id }).delete()
  const beginnings = [...new Set(words)].filter((word) => word !== '')
  if (beginnings.length > 0)
    await query(table).insert(beginnings.map((beginning) => ({ user_id, beginning })))
}

/** Names are found with ł or l, ß or ss and any apostrophe or none, as they are with and without accents. */
export const foldedWords: Migration = {
  name: '0107-folded-words',
  async up(query) {
    const words = { id: 'user_id', keys: ['beginning'], names: [] }
    await eachUnfolded(query, { ...words, table: 'account_user_word' }, async ({ user_id }) => {
      const { email, first_name, last_name } = await query('account_user').where({ id: user_id }).first()
      const all = [...addressBeginnings(email ?? ''), ...beginningsOf(`${first_name} ${last_name}`)]
      await keepWords(query, 'account_user_word', user_id!, all)
    })
    const profiles = { table: 'freelancer_profile', id: 'user_id', keys: ['name_key'], names: ['name'] }
    await eachUnfolded(query, profiles, async ({ user_id, name }) => {
      await query('freelancer_profile')
        .where({ user_id })
        .update({ name_key: keyOf(name!) })
      await keepWords(query, 'freelancer_profile_name', user_id!, beginningsOf(name!))
    })
    const names = ['first_name', 'last_name']
    const keys = ['name_key', 'name_rest_key', 'last_word_key']
    const records = { table: 'lobby_record', id: 'id', keys, names }
    await eachUnfolded(query, records, ({ id, first_name, last_name }) =>
      query('lobby_record')
        .where({ id })
        .update(keysOfPerson(`${first_name} ${last_name}`)),
    )
    for (const table of ['project', 'casting_session', 'posting_page'])
      await eachUnfolded(query, { table, id: 'id', keys: ['search_key'], names: ['name'] }, ({ id, name }) =>
        query(table)
          .where({ id })
          .update({ search_key: keyOf(name!) }),
      )
  },
}
