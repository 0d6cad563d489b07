import type { Knex } from 'knex'
import { isUniqueViolation } from '../dialect/errors.ts'
import type { Query } from '../dialect/query.ts'
import { insertIfAbsent, insertInParts, locked, upsert } from '../dialect/statements.ts'
import type { Stored } from './column.ts'
import type { Table } from './table.ts'

/** Columns and the values that they must have. */
type Where<Name extends string> = { readonly [Column in Name]?: Stored }

/** The rows of one table, for one transaction or the pool of readers: the statements that most repositories have. */
export class Rows<Entity, Name extends string> {
  readonly #table: Table<Entity, Name>
  readonly #query: Query

  constructor(table: Table<Entity, Name>, query: Query) {
    this.#table = table
    this.#query = query
  }

  where(where: Where<Name>): Knex.QueryBuilder {
    return this.#query(this.#table.name).where(where)
  }

  /** @returns the first row that the select finds */
  async first(select: Knex.QueryBuilder): Promise<Entity | null> {
    const row: object | undefined = await select.first()
    return row ? this.#table.fromRow(row) : null
  }

  async all(select: Knex.QueryBuilder): Promise<Entity[]> {
    const rows: object[] = await select
    return rows.map(this.#table.fromRow)
  }

  find(where: Where<Name>): Promise<Entity | null> {
    return this.first(this.where(where))
  }

  /** Finds the row and locks it until the transaction ends. */
  lock(where: Where<Name>): Promise<Entity | null> {
    return this.first(locked(this.where(where)))
  }

  async add(entity: Entity): Promise<void> {
    await this.#query(this.#table.name).insert(this.#table.toRow(entity))
  }

  async addAll(entities: readonly Entity[]): Promise<void> {
    await insertInParts(this.#query, this.#table.name, entities.map(this.#table.toRow))
  }

  /** @returns false when a row with one of its unique keys is there already; nothing is changed then */
  addIfAbsent(entity: Entity): Promise<boolean> {
    return insertIfAbsent(this.#query, this.#table.name, this.#table.toRow(entity))
  }

  /** Makes the row, or changes the one with the same `key`: the columns of a unique or primary key. */
  async put(entity: Entity, key: readonly Name[]): Promise<void> {
    await upsert(this.#query, this.#table.name, this.#table.toRow(entity), key)
  }

  /** Gives the row with this id all values of the entity. */
  async save(entity: Entity & { readonly id: string }): Promise<void> {
    await this.#query(this.#table.name).where({ id: entity.id }).update(this.#table.toRow(entity))
  }

  /** @returns false when another row has one of its unique keys; nothing is changed then */
  async saveUnlessTaken(entity: Entity & { readonly id: string }): Promise<boolean> {
    try {
      await this.save(entity)
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  async remove(where: Where<Name>): Promise<void> {
    await this.where(where).delete()
  }
}
