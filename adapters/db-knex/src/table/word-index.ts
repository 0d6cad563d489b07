import type { Knex } from 'knex'
import type { Query } from '../dialect/query.ts'
import { LAST, typedWords } from '../dialect/search-text.ts'

/** Rows that are counted to learn which of the typed words is the rarest. */
const COUNTED = 1_000

/** A table of the words that people are found by: `user_id` and `beginning`, a key from one of their words on. */
export class WordIndex {
  readonly #table: string
  readonly #query: Query

  constructor(table: string, query: Query) {
    this.#table = table
    this.#query = query
  }

  async keep(userId: string, beginnings: Iterable<string>): Promise<void> {
    const words = new Set(beginnings)
    words.delete('')
    const known: string[] = await this.#query(this.#table).where({ user_id: userId }).pluck('beginning')
    if (known.length === words.size && known.every((word) => words.has(word))) return
    await this.drop(userId)
    if (words.size === 0) return
    await this.#query(this.#table).insert([...words].map((beginning) => ({ user_id: userId, beginning })))
  }

  async drop(userId: string): Promise<void> {
    await this.#query(this.#table).where({ user_id: userId }).delete()
  }

  #beginningWith(word: string): Knex.QueryBuilder {
    return this.#query(`${this.#table} as word`)
      .where('word.beginning', '>=', word)
      .where('word.beginning', '<', `${word}${LAST}`)
  }

  /** @param column of the user's id */
  #has(found: Knex.QueryBuilder, word: string, column: string): void {
    // As a count: MariaDB would turn what only exists into a join, and read all of them.
    const count = this.#query(`${this.#table} as other`)
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
      const some = this.#beginningWith(word).limit(COUNTED).select('user_id').as('some')
      const [found] = await this.#query(some).count('* as count')
      counted.push({ word, count: Number(found?.count) })
    }
    return counted.sort((a, b) => a.count - b.count || b.word.length - a.word.length).map(({ word }) => word)
  }

  #havingAll([first = '', ...others]: readonly string[]): Knex.QueryBuilder {
    const found = this.#beginningWith(first).distinct('word.user_id')
    for (const word of others) this.#has(found, word, 'word.user_id')
    return found
  }

  /** For a condition: ids of those who have a word that begins with each that is typed. */
  idsOf(typed: string): Knex.QueryBuilder {
    return this.#havingAll(typedWords(typed).toSorted((a, b) => b.length - a.length))
  }

  /** The same ids by the rarest word. @returns null for more than `most` */
  async few(typed: string, most: number): Promise<readonly string[] | null> {
    const words = await this.#rarestFirst(typedWords(typed))
    const ids: string[] = await this.#havingAll(words)
      .limit(most + 1)
      .pluck('word.user_id')
    return ids.length > most ? null : ids
  }

  /** Narrows rows to those whose user has a word that begins with each that is typed. @param column of the user's id */
  narrow(found: Knex.QueryBuilder, typed: string, column: string): Knex.QueryBuilder {
    for (const word of typedWords(typed)) this.#has(found, word, column)
    return found
  }
}
