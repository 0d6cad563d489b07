import type { Knex } from 'knex'
import { isUniqueViolation } from '../dialect/errors.ts'
import type { Query } from '../dialect/query.ts'
import { insertIfAbsent, insertInParts, locked, upsert } from '../dialect/statements.ts'
import { isFollowed, MOST_CHANGES, noteChange, type Told } from './audited-changes.ts'
import type { Stored } from './column.ts'
import type { Table } from './table.ts'

/** Columns and the values that they must have. */
type Where<Name extends string> = { readonly [Column in Name]?: Stored }

/** The rows of one table, for one transaction or the pool of readers: the statements that most repositories have. */
export class Rows<Entity, Name extends string> {
  readonly #table: Table<Entity, Name>
  readonly #query: Query
  readonly #told: Told<Entity> | undefined

  /** @param told what the audit log tells of the rows, where it tells of them */
  constructor(table: Table<Entity, Name>, query: Query, told?: Told<Entity>) {
    this.#table = table
    this.#query = query
    this.#told = told
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
    this.#note(null, entity)
  }

  async addAll(entities: readonly Entity[]): Promise<void> {
    await insertInParts(this.#query, this.#table.name, entities.map(this.#table.toRow))
  }

  /** @returns false when a row with one of its unique keys is there already; nothing is changed then */
  async addIfAbsent(entity: Entity): Promise<boolean> {
    const isAdded = await insertIfAbsent(this.#query, this.#table.name, this.#table.toRow(entity))
    if (isAdded) this.#note(null, entity)
    return isAdded
  }

  /** Makes the row, or changes the one with the same `key`: the columns of a unique or primary key. */
  async put(entity: Entity, key: readonly Name[]): Promise<void> {
    const row = this.#table.toRow(entity)
    const [before] = await this.#before(Object.fromEntries(key.map((name) => [name, row[name]])))
    await upsert(this.#query, this.#table.name, row, key)
    this.#note(before ?? null, entity)
  }

  /** Gives the row with this id all values of the entity. */
  async save(entity: Entity & { readonly id: string }): Promise<void> {
    const [before] = await this.#before({ id: entity.id })
    await this.#query(this.#table.name).where({ id: entity.id }).update(this.#table.toRow(entity))
    if (before) this.#note(before, entity)
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
    const gone = await this.#before(where)
    await this.where(where).delete()
    for (const before of gone) this.#note(before, null)
  }

  /** The rows before a change, where the audit log tells how it changes them. */
  async #before(where: object): Promise<readonly Entity[]> {
    if (!this.#told || !isFollowed(this.#query)) return []
    return await this.all(this.#query(this.#table.name).where(where).limit(MOST_CHANGES))
  }

  #note(before: Entity | null, after: Entity | null): void {
    if (this.#told) noteChange(this.#query, this.#told, before, after)
  }
}
