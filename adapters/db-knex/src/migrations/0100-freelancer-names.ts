import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** As keys were when this step was written. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim()

const WORDS = 20
const LETTERS = 60

function beginnings(name: string): string[] {
  const words = keyOf(name).split(' ')
  return [...new Set(words.slice(0, WORDS).map((_, at) => words.slice(at).join(' ').slice(0, LETTERS)))]
}

/** Freelancers are found by the beginning of a word of their name, with or without its accents. */
export const freelancerNames: Migration = {
  name: '0100-freelancer-names',
  async up(query) {
    const { id, words } = columns(query)
    await query.schema.createTable('freelancer_profile_name', (table) => {
      id(table, 'user_id').notNullable().references('freelancer_profile.user_id')
      words(table, 'beginning', LETTERS).notNullable()
      table.primary(['user_id', 'beginning'])
      table.index(['beginning', 'user_id'])
    })
    const profiles: { user_id: string; name: string }[] = await query('freelancer_profile').select(
      'user_id',
      'name',
    )
    for (const { user_id, name } of profiles) {
      await query('freelancer_profile')
        .where({ user_id })
        .update({ name_key: keyOf(name) })
      await query('freelancer_profile_name').insert(
        beginnings(name).map((beginning) => ({ user_id, beginning })),
      )
    }
  },
}
