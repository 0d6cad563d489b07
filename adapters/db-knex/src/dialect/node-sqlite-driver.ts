import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { patient } from '@callboard/core'

/** The part of better-sqlite3's statement that knex calls, on top of a `node:sqlite` statement. */
class Statement {
  readonly reader: boolean
  readonly #statement: StatementSync

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(bindings: SQLInputValue[]) {
    return this.#statement.all(...bindings)
  }

  run(bindings: SQLInputValue[]) {
    return this.#statement.run(...bindings)
  }
}

/** Statements that a connection keeps: more than the product has, beside lists of keys of every length. */
const MOST_KEPT = 500

/**
 * The part of better-sqlite3's database that knex calls, on top of `node:sqlite`. It keeps the statements that were
 * used last, since SQLite takes about as long to prepare one as to run it; after a change of the schema SQLite
 * prepares them anew by itself.
 */
export class NodeSqliteDriver {
  readonly #database: DatabaseSync
  /** By their text, the one used last at the end. */
  readonly #kept = new Map<string, Statement>()

  constructor(filename: string, options: { readonly: boolean }) {
    this.#database = new DatabaseSync(filename, { readOnly: options.readonly, timeout: patient(5_000) })
    if (!options.readonly) {
      this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
      // What is deleted is overwritten: an erased person is not left in free parts of the file.
      this.#database.exec('PRAGMA secure_delete = ON')
    }
    // `node:sqlite` waits inside the call and would hold the whole process; longer waits are made by `BusyTransaction`.
    this.#database.exec('PRAGMA busy_timeout = 50')
  }

  prepare(sql: string) {
    const statement = this.#kept.get(sql) ?? new Statement(this.#database.prepare(sql))
    this.#kept.delete(sql)
    this.#kept.set(sql, statement)
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value as string)
    return statement
  }

  close() {
    this.#database.close()
  }
}
