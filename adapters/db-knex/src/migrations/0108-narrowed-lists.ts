import type { Knex } from 'knex'
import { columns, updateEach } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

const LETTERS = 400
const AT_ONCE = 200

const allOf = (beginnings: readonly string[]): string =>
  [...new Set(beginnings.map((one) => one.split(' ', 1)[0]))].map((word) => ` ${word}`).join('')

/** Gives each person's rows all of their words; those of whom they are too long stay without. */
async function fillWords(query: Knex, table: string): Promise<void> {
  for (let after = ''; ; ) {
    const ids: string[] = await query(table)
      .where('user_id', '>', after)
      .distinct('user_id')
      .orderBy('user_id')
      .limit(AT_ONCE)
      .pluck('user_id')
    const rows: { user_id: string; beginning: string }[] = await query(table)
      .whereIn('user_id', ids)
      .orderBy(['user_id', 'beginning'])
      .select('user_id', 'beginning')
    const all = [...Map.groupBy(rows, (row) => row.user_id)].map(
      ([id, own]) => [id, allOf(own.map(({ beginning }) => beginning))] as const,
    )
    await updateEach(
      query,
      table,
      'user_id',
      'words',
      new Map(all.filter(([, words]) => words.length <= LETTERS)),
    )
    if (ids.length < AT_ONCE) return
    after = ids.at(-1)!
  }
}

/**
 * The message log is narrowed by one index for each thing that it may be about, which goes on with state and channel and
 * ends in the order of the list; the audit log by a person and a project together; people by several words in the index
 * where one of them is found, accounts in order of e-mail.
 */
export const narrowedLists: Migration = {
  name: '0108-narrowed-lists',
  async up(query) {
    const { code, words } = columns(query)
    await query.schema.alterTable('message', (table) => {
      table.index(['state', 'channel', 'id'], 'message_by_state')
      table.index(['template', 'state', 'channel', 'id'], 'message_by_template')
      // A template is looked for in the index: rows of a project lie all over the table.
      const rest = ['state', 'channel', 'id', 'template']
      table.index(['project_id', ...rest], 'message_by_project')
      table.index(['session_id', ...rest, 'project_id'], 'message_by_session')
    })
    await query.schema.alterTable('message', (table) => {
      table.dropIndex(['state', 'id'])
      table.dropIndex(['template', 'channel', 'id'])
      for (const column of ['template', 'project_id', 'session_id']) {
        table.dropIndex([column, 'id'])
        table.dropIndex([column, 'state', 'id'])
      }
    })
    await query.schema.alterTable('audit_entry', (table) => {
      table.index(['user_id', 'project_id', 'number'])
    })
    for (const table of ['account_user_word', 'freelancer_profile_name'])
      await query.schema.alterTable(table, (altered) => {
        words(altered, 'words', LETTERS)
      })
    await query.schema.alterTable('account_user_word', (table) => {
      words(table, 'email', 254).notNullable().defaultTo('')
      code(table, 'user_type', 20).notNullable().defaultTo('')
    })
    const ofAccount = (value: string) =>
      query('account_user')
        .where('id', query.ref('account_user_word.user_id'))
        .select(query.raw('coalesce(??, ?)', [value, '']))
    await query('account_user_word').update({ email: ofAccount('email'), user_type: ofAccount('user_type') })
    for (const table of ['account_user_word', 'freelancer_profile_name']) await fillWords(query, table)
    await query.schema.alterTable('account_user_word', (table) => {
      table.index(['beginning', 'email', 'user_type', 'words'], 'account_user_word_list')
      table.dropIndex(['beginning', 'user_id'])
    })
    await query.schema.alterTable('freelancer_profile_name', (table) => {
      table.index(['beginning', 'user_id', 'words'], 'freelancer_profile_name_list')
      table.dropIndex(['beginning', 'user_id'])
    })
  },
}
