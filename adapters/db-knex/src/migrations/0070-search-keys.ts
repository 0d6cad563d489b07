import type { Knex } from 'knex'
import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** As keys were when this step was written. Accents are folded here: each database would do it in its own way. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim()

function keysOfPerson(name: string) {
  const whole = keyOf(name)
  const words = whole.split(' ')
  return {
    name_key: whole.slice(0, 60),
    name_rest_key: words.length > 1 ? words.slice(1).join(' ').slice(0, 60) : null,
    last_word_key: words.length > 2 ? words.at(-1)!.slice(0, 60) : null,
  }
}

const NAME_KEYS = ['name_key', 'name_rest_key', 'last_word_key'] as const

const ROWS_IN_PART = 500

type Names = Readonly<Record<string, string>>

async function fillKeys(
  query: Knex,
  table: string,
  names: readonly string[],
  keysOf: (row: Names) => Readonly<Record<string, string | null>>,
): Promise<void> {
  let after = ''
  for (;;) {
    const rows: Names[] = await query(table)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_IN_PART)
      .select('id', ...names)
    for (const row of rows) await query(table).where({ id: row.id! }).update(keysOf(row))
    if (rows.length < ROWS_IN_PART) return
    after = rows.at(-1)!.id!
  }
}

/** The palette finds talent by the beginning of a name, sessions, projects and posting pages by that of a word. */
export const searchKeys: Migration = {
  name: '0070-search-keys',
  async up(query) {
    const { words } = columns(query)
    await query.schema.alterTable('lobby_record', (table) => {
      words(table, 'name_key', 60).notNullable().defaultTo('')
      words(table, 'name_rest_key', 60)
      words(table, 'last_word_key', 60)
    })
    for (const table of ['project', 'casting_session', 'posting_page'])
      await query.schema.alterTable(table, (altered) => {
        words(altered, 'search_key', 400).notNullable().defaultTo('')
      })
    await fillKeys(query, 'lobby_record', ['first_name', 'last_name'], (row) =>
      keysOfPerson(`${row.first_name} ${row.last_name}`),
    )
    for (const table of ['project', 'casting_session', 'posting_page'])
      await fillKeys(query, table, ['name'], (row) => ({ search_key: keyOf(row.name!) }))
    await query.schema.alterTable('lobby_record', (table) => {
      for (const key of NAME_KEYS) table.index([key])
      // The sessions of one person are searched in this index alone; the rows are wide.
      table.index(['session_id', ...NAME_KEYS], 'lobby_record_session_names')
    })
  },
}
