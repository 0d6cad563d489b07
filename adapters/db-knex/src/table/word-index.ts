import type { Knex } from 'knex'
import type { Query } from '../dialect/query.ts'
import { LAST, type Sought, typedWords } from '../dialect/search-text.ts'
import { byIndex, hasPart, insertInParts, PRIMARY } from '../dialect/statements.ts'

/** Rows that are counted to learn which of the typed words is the rarest. */
const COUNTED = 1_000

/** Letters that fit into the index beside the other columns. */
const ALL_LETTERS = 400

interface Looked {
  /** Default: the user's id. */
  readonly column?: string
  /** What else their rows must have. */
  readonly where?: object
}

/**
 * A table of the words that people are found by: `user_id`, `beginning`, one of their keys, and `words`, all of them (null
 * where they are too long), so that further words are looked for where the first one is found.
 */
export class WordIndex {
  readonly #table: string
  readonly #query: Query
  readonly #before: string

  /** @param by as `byBeginnings` or `byParts` make what is kept */
  constructor(table: string, query: Query, by: 'beginnings' | 'parts') {
    this.#table = table
    this.#query = query
    this.#before = by === 'beginnings' ? ' ' : ''
  }

  /** @param carried what a list is ordered and narrowed by, in columns of its own */
  async keep(userId: string, sought: Sought, carried: Readonly<Record<string, string>> = {}): Promise<void> {
    const keys = new Set(sought.keys)
    keys.delete('')
    const own = { ...carried, words: sought.words.length > ALL_LETTERS ? null : sought.words }
    const rows = [...keys].map((beginning) => ({ user_id: userId, beginning, ...own }))
    const known: Readonly<Record<string, unknown>>[] = await this.#query(this.#table).where({
      user_id: userId,
    })
    const isKnown = known.every(
      (row) =>
        keys.has(String(row.beginning)) &&
        Object.entries(own).every(([column, value]) => row[column] === value),
    )
    if (isKnown && known.length === rows.length) return
    await this.drop(userId)
    await insertInParts(this.#query, this.#table, rows)
  }

  async drop(userId: string): Promise<void> {
    await this.#query(this.#table).where({ user_id: userId }).delete()
  }

  #beginningWith(word: string): Knex.QueryBuilder {
    return this.#query(this.#table).where('beginning', '>=', word).where('beginning', '<', `${word}${LAST}`)
  }

  /** @param column of the user's id */
  #has(found: Knex.QueryBuilder, word: string, column: string): void {
    // As a count: MariaDB would turn what only exists into a join, and read all of them. By the user, whose words are few:
    // MariaDB reads every user's of that beginning where it has not counted them yet.
    const count = byIndex(this.#query, `${this.#table} as other`, PRIMARY)
      .where('other.user_id', this.#query.ref(column))
      .where('other.beginning', '>=', word)
      .where('other.beginning', '<', `${word}${LAST}`)
      .count('*')
    found.where(this.#query.raw('(?) > 0', [count]))
  }

  /** Of words that somebody typed, the rarest first; among those that many have, the longest. */
  async #rarestFirst(words: readonly string[]): Promise<readonly string[]> {
    if (words.length < 2) return words
    const counted: { word: string; count: number }[] = []
    for (const word of words) {
      const some = this.#beginningWith(word).limit(COUNTED).select(this.#query.raw('1 as one')).as('some')
      const [found] = await this.#query(some).count('* as count')
      counted.push({ word, count: Number(found?.count) })
    }
    return counted.sort((a, b) => a.count - b.count || b.word.length - a.word.length).map(({ word }) => word)
  }

  /** For a condition: ids of those who are found by each word that is typed. */
  idsOf(typed: string): Knex.QueryBuilder {
    const [first = '', ...others] = typedWords(typed).toSorted((a, b) => b.length - a.length)
    const found = this.#beginningWith(first).distinct('user_id')
    for (const word of others) this.#has(found, word, `${this.#table}.user_id`)
    return found
  }

  /**
   * A column of those who are found by each word that is typed, by the rarest of the words.
   * @returns null where they have more than `most` keys of it
   */
  async few(
    typed: string,
    most: number,
    { column = 'user_id', where = {} }: Looked = {},
  ): Promise<readonly string[] | null> {
    const [first = '', ...others] = await this.#rarestFirst(typedWords(typed))
    const ofFirst = () => this.#beginningWith(first).where(where)
    const found = ofFirst()
    for (const word of others)
      found.where((either) =>
        either.where(hasPart(this.#query, 'words', `${this.#before}${word}`)).orWhereNull('words'),
      )
    const rows: Readonly<Record<string, string>>[] = await found
      .limit(most + 1)
      .select(column, this.#query.raw('words is null as has_none'))
    if (rows.length > most) return null
    const isSure = (row: (typeof rows)[number]) => others.length === 0 || !row.has_none
    const sure = rows.filter(isSure).map((row) => row[column]!)
    if (sure.length === rows.length) return [...new Set(sure)]
    const without = ofFirst().whereNull('words')
    for (const word of others) this.#has(without, word, `${this.#table}.user_id`)
    return [...new Set([...sure, ...(await without.pluck(column))])]
  }

  /** Narrows rows to those whose user is found by each word that is typed. @param column of the user's id */
  narrow(found: Knex.QueryBuilder, typed: string, column: string): Knex.QueryBuilder {
    for (const word of typedWords(typed)) this.#has(found, word, column)
    return found
  }
}
