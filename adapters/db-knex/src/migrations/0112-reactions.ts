import type { Knex } from 'knex'
import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

interface Move {
  readonly from: string
  readonly to: string
  /** Column of the new table → column of the old one; null: empty, for a place in a session. */
  readonly columns: Readonly<Record<string, string | null>>
  readonly key: readonly string[]
}

const FEEDBACK = { record_id: 'record_id', user_id: 'user_id', value: 'value', given_at: 'given_at' }
const FEEDBACK_KEY = ['place_id', 'group_id', 'record_id', 'user_id']
const COMMENT = {
  id: 'id',
  record_id: 'record_id',
  user_id: 'user_id',
  content: 'content',
  created_at: 'created_at',
}
const PRIVACY = { user_id: 'user_id', mode: 'mode' }
const PRIVACY_KEY = ['place_id', 'user_id']
const ON_PAGE = { place_id: 'page_id', group_id: 'group_id' }
const IN_SESSION = { place_id: 'session_id', group_id: null }

const MOVES: readonly Move[] = [
  {
    from: 'posting_feedback',
    to: 'reaction_feedback',
    columns: { ...ON_PAGE, ...FEEDBACK },
    key: FEEDBACK_KEY,
  },
  {
    from: 'record_feedback',
    to: 'reaction_feedback',
    columns: { ...IN_SESSION, ...FEEDBACK },
    key: FEEDBACK_KEY,
  },
  {
    from: 'posting_comment',
    to: 'reaction_comment',
    columns: { ...ON_PAGE, ...COMMENT, video_id: 'video_id', second: 'second' },
    key: ['id'],
  },
  { from: 'record_comment', to: 'reaction_comment', columns: { ...IN_SESSION, ...COMMENT }, key: ['id'] },
  {
    from: 'posting_privacy',
    to: 'reaction_privacy',
    columns: { place_id: 'page_id', ...PRIVACY },
    key: PRIVACY_KEY,
  },
  {
    from: 'session_privacy',
    to: 'reaction_privacy',
    columns: { place_id: 'session_id', ...PRIVACY },
    key: PRIVACY_KEY,
  },
]

/** Rows that are there by then are left out, and a table that is gone was moved by an earlier start. */
async function move(query: Knex, { from, to, columns: pairs, key }: Move): Promise<void> {
  if (!(await query.schema.hasTable(from))) return
  const into = Object.keys(pairs)
  const values = Object.values(pairs).map((column) =>
    query.raw(column === null ? "''" : '??.??', column === null ? [] : ['old', column]),
  )
  const isThere = query({ known: to }).select(query.raw('1'))
  for (const column of key) {
    const source = pairs[column] ?? null
    if (source === null) void isThere.where(`known.${column}`, '')
    else void isThere.where(`known.${column}`, query.ref(`old.${source}`))
  }
  const rows = query({ old: from }).select(values).whereNotExists(isThere)
  await query(query.raw('?? (??)', [to, into])).insert(rows)
  await query.schema.dropTable(from)
}

/** What reviewers answer and write in sessions and on posting pages stands in one table of each kind. */
export const reactions: Migration = {
  name: '0112-reactions',
  async up(query) {
    const { id, code, instant, text } = columns(query)
    await query.schema.createTable('reaction_feedback', (table) => {
      id(table, 'place_id').notNullable()
      id(table, 'group_id').notNullable()
      id(table, 'record_id').notNullable()
      id(table, 'user_id').notNullable()
      code(table, 'value', 20).notNullable()
      instant(table, 'given_at').notNullable()
      table.primary(FEEDBACK_KEY)
      table.index(['record_id'])
      table.index(['user_id'])
    })
    await query.schema.createTable('reaction_comment', (table) => {
      id(table, 'id').primary()
      id(table, 'place_id').notNullable()
      id(table, 'group_id').notNullable()
      id(table, 'record_id').notNullable()
      id(table, 'user_id').notNullable()
      text(table, 'content').notNullable()
      id(table, 'video_id').nullable()
      table.double('second').nullable()
      instant(table, 'created_at').notNullable()
      table.index(['place_id', 'group_id', 'record_id', 'id'])
      table.index(['record_id'])
      table.index(['user_id'])
    })
    await query.schema.createTable('reaction_privacy', (table) => {
      id(table, 'place_id').notNullable()
      id(table, 'user_id').notNullable()
      code(table, 'mode', 20).notNullable()
      table.primary(PRIVACY_KEY)
      table.index(['user_id'])
    })
    for (const one of MOVES) await move(query, one)
  },
}
