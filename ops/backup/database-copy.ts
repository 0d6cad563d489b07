import { chmod } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Progress } from './progress.ts'
import { Refusal } from './refusal.ts'

const PAGES_AT_A_TIME = 2_000
const SQLITE_BUSY = 5

export interface DatabaseContent {
  /** Names of the schema steps, in their order. */
  readonly schema: readonly string[]
  /** Table → number of rows. */
  readonly rows: Readonly<Record<string, number>>
}

/** Copies a database as it is at one moment, while others go on writing to it. */
export async function snapshotDatabase(from: string, to: string, progress: Progress): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 })
  try {
    // Without a view of its own the copy would begin again with every write of another process.
    source.exec('BEGIN')
    source.prepare('select count(*) from sqlite_schema').get()
    await backup(source, to, {
      rate: PAGES_AT_A_TIME,
      progress: ({ totalPages, remainingPages }) => progress(totalPages - remainingPages, totalPages),
    })
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  // The copy of a database with a write-ahead log wants one too; a backup is better off as one file.
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
  await chmod(to, 0o600)
  progress(1, 1)
}

/** @throws Refusal when the file is damaged or is none of ours */
export function databaseContent(path: string): DatabaseContent {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true })
    const check = database.prepare('pragma integrity_check').all()
    if (check.length !== 1 || check[0]?.integrity_check !== 'ok') throw new Error('It is not sound.')
    const schema = database.prepare('select name from schema_migration order by id').all()
    const tables = database
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .all()
    const countRows = (table: unknown) =>
      Number(database?.prepare(`select count(*) as n from "${table}"`).get()?.n)
    return {
      schema: schema.map(({ name }) => String(name)),
      rows: Object.fromEntries(tables.map(({ name }) => [String(name), countRows(name)])),
    }
  } catch (error) {
    throw new Refusal(`The database ${path} cannot be used: ${(error as Error).message}`, error)
  } finally {
    database?.close()
  }
}

/** True while a process has this database open. */
export function isInUse(path: string): boolean {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    // SQLite leaves WAL mode only for the sole connection to the file.
    database.prepare('pragma journal_mode = delete').get()
    return false
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number }
    return (errcode & 0xff) === SQLITE_BUSY
  } finally {
    database?.close()
  }
}
