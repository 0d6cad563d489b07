import { createRequire } from 'node:module'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { patient } from '@callboard/core'
import type { Knex } from 'knex'
import { isBusy } from './errors.ts'
import { NodeSqliteDriver } from './node-sqlite-driver.ts'

const require = createRequire(import.meta.url)

/** Milliseconds to wait for another process that holds the write lock. */
const LOCK_WAIT = 5_000

// knex ships no types for its dialects; these are the members used here.
const BetterSqlite3Client = require('knex/lib/dialects/better-sqlite3/index.js') as new (
  config: Knex.Config,
) => Knex.Client & { _driver(): unknown; _formatBindings(bindings: unknown[] | undefined): unknown[] }
const SqliteTransaction = require('knex/lib/dialects/sqlite3/execution/sqlite-transaction.js') as new (
  ...settings: unknown[]
) => { readonly client: NodeSqliteClient }

/** Changes of the schema take a whole knex. */
class SchemaTransaction extends SqliteTransaction {
  async begin(connection: unknown): Promise<void> {
    await this.client.begin(connection)
  }
}

/** knex on `node:sqlite`: nothing to compile, nothing to install. Dates are stored as UTC text with milliseconds. */
export class NodeSqliteClient extends BetterSqlite3Client {
  override _driver() {
    return NodeSqliteDriver
  }

  /**
   * For `inTransaction`. Takes the write lock at once, so that a transaction never fails halfway because it read
   * before it wrote, and waits for another process without holding the event loop.
   * Statements and the sync of a commit hold the event loop: without a turn of it before each transaction, a queue of
   * hundreds of jobs would let no request in until it is empty.
   */
  async begin(connection: unknown): Promise<void> {
    await turn()
    const giveUpAt = performance.now() + patient(LOCK_WAIT)
    for (;;) {
      try {
        await this.query(connection, 'BEGIN IMMEDIATE')
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error
        await pause(5 + Math.random() * 20)
      }
    }
  }

  override transaction(...settings: unknown[]): Knex.Transaction {
    return new SchemaTransaction(this, ...settings) as unknown as Knex.Transaction
  }

  override _formatBindings(bindings: unknown[] | undefined): unknown[] {
    return (bindings ?? []).map((value) => {
      if (value instanceof Date) return value.toISOString()
      return typeof value === 'boolean' ? Number(value) : value
    })
  }
}
