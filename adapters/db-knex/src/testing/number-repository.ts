import type { NumberRepository } from '@callboard/core/testing'
import type { Knex } from 'knex'
import type { Query } from '../dialect/index.ts'
import { locked, upsert } from '../dialect/statements.ts'

export const makeNumberTable = (query: Knex) =>
  query.schema.createTable('sample_number', (table) => {
    table.string('id', 20).primary()
    table.integer('value').notNullable()
  })

export class KnexNumberRepository implements NumberRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async put(id: string, value: number): Promise<void> {
    await upsert(this.#query, 'sample_number', { id, value }, ['id'])
  }

  async get(id: string): Promise<number | null> {
    const number = this.#query('sample_number').where({ id })
    const row: { value: number } | undefined = await (this.#query.isTransaction
      ? locked(number)
      : number
    ).first()
    return row?.value ?? null
  }
}
