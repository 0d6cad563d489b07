import type { Knex } from 'knex'
import { isUniqueViolation } from './errors.ts'

/** Makes the row, or gives the one with the same key these values. `key` names the columns of a unique or primary key. */
export async function upsert(
  query: Knex,
  table: string,
  row: Readonly<Record<string, unknown>>,
  key: readonly string[],
): Promise<void> {
  const changing = Object.keys(row).filter((column) => !key.includes(column))
  const insert = query(table)
    .insert(row)
    .onConflict([...key])
  await (changing.length > 0 ? insert.merge(changing) : insert.ignore())
}

/** @returns false when a row with one of its unique keys is there already; nothing is changed then */
export async function insertIfAbsent(
  query: Knex,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  try {
    await query(table).insert(row)
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Locks what a select finds until the transaction ends. SQLite needs nothing: a write transaction is alone there. */
export const locked = <T extends Knex.QueryBuilder>(builder: T): T => builder.forUpdate() as T

/** Like `locked`, leaving out rows that somebody else has locked: for taking work from a queue. */
export const lockedByNobodyElse = <T extends Knex.QueryBuilder>(query: Knex, builder: T): T =>
  query.client.config.client === 'mysql2' ? (builder.forUpdate().skipLocked() as T) : builder
