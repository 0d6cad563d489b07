import { crc32 } from 'node:zlib'
import type { Knex } from 'knex'
import { isUniqueViolation } from './errors.ts'
import { isMysql } from './is-mysql.ts'
import type { Query } from './query.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * `on duplicate key update` of MySQL would also change the row of another unique key, without a word. So the row is
 * looked for by its own key: before the insert, and again when another transaction has inserted it meanwhile.
 */
async function upsertInMysql(query: Query, table: string, own: Row, changes: Row): Promise<void> {
  // The driver counts found rows, so a row that has these values already counts as well.
  const change = async () =>
    Object.keys(changes).length > 0
      ? (await query(table).where(own).update(changes)) > 0
      : (await query(table).where(own).first(query.raw('1'))) !== undefined
  if (await change()) return
  try {
    await query(table).insert({ ...own, ...changes })
  } catch (error) {
    if (!isUniqueViolation(error) || !(await change())) throw error
  }
}

/**
 * Makes the row, or gives the one with the same key these values. `key` names the columns of a unique or primary key;
 * a clash with another unique key is thrown.
 */
export async function upsert(query: Query, table: string, row: Row, key: readonly string[]): Promise<void> {
  const changing = Object.keys(row).filter((column) => !key.includes(column))
  if (isMysql(query)) {
    const part = (columns: readonly string[]) => Object.fromEntries(columns.map((name) => [name, row[name]]))
    return await upsertInMysql(query, table, part(key), part(changing))
  }
  const insert = query(table)
    .insert(row)
    .onConflict([...key])
  await (changing.length > 0 ? insert.merge(changing) : insert.ignore())
}

/** @returns false when a row with one of its unique keys is there already; nothing is changed then */
export async function insertIfAbsent(query: Query, table: string, row: Row): Promise<boolean> {
  try {
    await query(table).insert(row)
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

const VALUES_IN_PART = 200

/** Asks for many keys, in parts: SQLite takes no more than a thousand values in one statement. */
export async function inParts<Found>(
  keys: readonly string[],
  ask: (part: readonly string[]) => PromiseLike<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  for (let start = 0; start < keys.length; start += VALUES_IN_PART) {
    found.push(...(await ask(keys.slice(start, start + VALUES_IN_PART))))
  }
  return found
}

const ROWS_IN_INSERT = 50

/**
 * Inserts rows, in parts. Whole or not at all only in a transaction.
 * @param atOnce no more than 500, which is what SQLite takes in one statement
 */
export async function insertInParts(
  query: Query,
  table: string,
  rows: readonly object[],
  atOnce: number = ROWS_IN_INSERT,
): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    await query(table).insert(rows.slice(start, start + atOnce))
  }
}

/**
 * Gives many rows each their own value of one column, by one statement.
 * @param values the new value by the row's key
 */
export async function updateEach(
  query: Query,
  table: string,
  key: string,
  column: string,
  values: ReadonlyMap<string | number, string | number>,
): Promise<void> {
  if (values.size === 0) return
  const cases = [...values].flat()
  const value = query.raw(`case ??${' when ? then ?'.repeat(values.size)} end`, [key, ...cases])
  await query(table)
    .whereIn(key, [...values.keys()])
    .update({ [column]: value })
}

const ROWS_IN_PART = 1_000

/** Deletes the found rows, in parts: MySQL gives up a statement that takes too long, and all of it was for nothing. */
export async function deleteInParts(
  query: Query,
  table: string,
  find: (rows: Knex.QueryBuilder) => void,
): Promise<void> {
  const rows = (): Knex.QueryBuilder => query(table).where(find)
  if (!isMysql(query)) {
    await rows().delete()
    return
  }
  let deleted: number
  do {
    deleted = await rows().limit(ROWS_IN_PART).delete()
  } while (deleted >= ROWS_IN_PART)
}

/** Locks the rows of a select until the transaction ends. SQLite needs nothing: a write transaction is alone there. */
export const locked = <T extends Knex.QueryBuilder>(builder: T): T => builder.forUpdate() as T

/** Like `locked`, leaving out rows that another transaction has locked: for taking work from a queue. */
export const lockedByNobodyElse = <T extends Knex.QueryBuilder>(query: Query, builder: T): T =>
  isMysql(query) ? (builder.forUpdate().skipLocked() as T) : builder

/** Whether a text has these letters somewhere: byte by byte, which takes MariaDB half as long as letter by letter. */
export const hasPart = (query: Query, column: string, part: string): Knex.Raw =>
  isMysql(query)
    ? query.raw('locate(?, cast(?? as binary)) > 0', [part, column])
    : query.raw('instr(??, ?) > 0', [column, part])

/** The index of the primary key. */
export const PRIMARY = 'PRIMARY'

/**
 * Rows of a table by an index that is named: where two filters are given, the planners take one of their indexes, or
 * some together, by what they guess of the rows. SQLite finds the primary key by itself.
 */
export function byIndex(query: Query, table: string, index: string): Knex.QueryBuilder {
  if (isMysql(query)) return query(query.raw('?? force index (??)', [table, index]) as never)
  return index === PRIMARY ? query(table) : query(query.raw('?? indexed by ??', [table, index]) as never)
}

/**
 * First values of a column in its order, from several selects that each have the order from an index: the first ones of
 * each are read, and of these the first.
 * @param parts at least one
 */
export async function firstOfParts<Value extends string | number>(
  query: Query,
  parts: readonly Knex.QueryBuilder[],
  column: string,
  order: 'asc' | 'desc',
  limit: number,
): Promise<readonly Value[]> {
  const [first, ...others] = parts.map((part, at) =>
    query(part.select(column).orderBy(column, order).limit(limit).as(`part_${at}`)),
  )
  return await first!
    .unionAll(others.map((other) => other.select(column)))
    .orderBy(column, order)
    .limit(limit)
    .pluck(column)
}

/** How many rows the table `write_lock` has. Two names may share one: they only wait for each other. */
export const WRITE_LOCKS = 256

/**
 * Lets writes of the same name go on one after the other until their transactions end: for a row that is read to be
 * changed and may not exist yet, so that it cannot be locked itself. Reads go on. SQLite needs nothing.
 */
export async function alone(query: Query, name: string): Promise<void> {
  if (!query.isTransaction || !isMysql(query)) return
  await locked(query('write_lock').where({ number: crc32(name) % WRITE_LOCKS })).select('number')
}
