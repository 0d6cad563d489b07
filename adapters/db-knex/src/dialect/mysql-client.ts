import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import type { Knex } from 'knex'
import { isTransactionGone } from './errors.ts'
import { DatabaseOutage, isOutage, isSilence } from './outage.ts'

const require = createRequire(import.meta.url)

/** What mysql2 gives knex, as far as it is used here. */
export interface MysqlConnection {
  readonly stream: Socket
  query(options: { sql: string; timeout?: number }, done: (error: Error | null) => void): void
  end(): void
  destroy(): void
  /** knex takes a connection that has this set out of the pool. */
  __knex__disposed?: unknown
  /** Set by knex while a transaction has the connection. */
  readonly __knexTxId?: string
}

export interface Statement {
  readonly sql: string
  readonly options?: object
}

interface MysqlConfig extends Knex.Config {
  /** Milliseconds after which a statement is given up; absent: never. */
  readonly statementTimeout?: number
}

// knex ships no types for its dialects; these are the members used here.
const Mysql2Client = require('knex/lib/dialects/mysql2/index.js') as new (
  config: Knex.Config,
) => Knex.Client & {
  _query(connection: MysqlConnection, statement: Statement): Promise<unknown>
  checkVersion(): Promise<void>
}
const Mysql2Transaction = require('knex/lib/dialects/mysql2/transaction.js') as new (
  ...settings: unknown[]
) => { readonly trxClient: { query(connection: unknown, sql: string): Promise<unknown> } }

/** When BEGIN fails the transaction's work is not run at all. */
class PlainTransaction extends Mysql2Transaction {
  async begin(connection: unknown): Promise<void> {
    await this.trxClient.query(connection, 'BEGIN')
  }
}

/** The statement before, for each connection. */
const lines = new WeakMap<MysqlConnection, Promise<unknown>>()
/** Connections whose transaction the server has undone by itself, with its reason. */
const undone = new WeakMap<MysqlConnection, unknown>()

/** Nothing that a transaction still has to say may run after the server has undone it: it would be kept. */
function refuseIfUndone(connection: MysqlConnection, sql: string): void {
  if (/^(BEGIN|ROLLBACK)\b/.test(sql)) undone.delete(connection)
  if (undone.has(connection)) throw undone.get(connection)
}

function hangUp(connection: MysqlConnection, reason: unknown): void {
  connection.__knex__disposed = reason
  connection.destroy()
  connection.stream.destroy()
}

/**
 * knex on mysql2 for a line that may fail: no statement is waited for longer than `statementTimeout`, and whatever
 * says that the database cannot be used comes out as `DatabaseOutage`.
 */
export class MysqlClient extends Mysql2Client {
  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection()
    } catch (error) {
      throw new DatabaseOutage(error)
    }
  }

  // Around knex's own `query`, which puts the statement into the text of every error.
  override async query(connection: unknown, statement: unknown): Promise<unknown> {
    try {
      return await super.query(connection, statement)
    } catch (error) {
      throw isOutage(error) ? new DatabaseOutage(error) : error
    }
  }

  /**
   * One statement after the other: after a deadlock the server has undone the transaction, and a statement that
   * waits behind the one that lost would be committed on its own.
   */
  override async _query(connection: MysqlConnection, statement: Statement): Promise<unknown> {
    const { statementTimeout: timeout } = this.config as MysqlConfig
    const timed = { ...statement, options: { ...statement.options, timeout } }
    const answer = (lines.get(connection) ?? Promise.resolve()).then(() => {
      refuseIfUndone(connection, statement.sql)
      return super._query(connection, timed)
    })
    lines.set(
      connection,
      answer.catch((error) => {
        if (connection.__knexTxId !== undefined && isTransactionGone(error)) undone.set(connection, error)
        // mysql2 would go on to wait for the answer and give it to the next statement.
        if (isSilence(error)) hangUp(connection, error)
      }),
    )
    return await answer
  }

  override transaction(...settings: unknown[]): Knex.Transaction {
    return new PlainTransaction(this, ...settings) as unknown as Knex.Transaction
  }

  // Never waits for the server's goodbye, which may not come.
  override async destroyRawConnection(connection: MysqlConnection): Promise<void> {
    connection.end()
    connection.stream.destroySoon()
  }

  // knex would ask without a limit and remember the question for ever; nothing here depends on the answer.
  override async checkVersion(): Promise<void> {}
}
