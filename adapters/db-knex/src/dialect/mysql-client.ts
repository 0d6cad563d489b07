import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import type { Knex } from 'knex'
import { isTransactionGone } from './errors.ts'
import { DatabaseOutage, isOutage, isSilence } from './outage.ts'
import type { PooledConnection } from './transaction.ts'

const require = createRequire(import.meta.url)

/** The connection that mysql2 gives knex, as far as it is used here. */
export interface MysqlConnection extends PooledConnection {
  readonly stream: Socket
  query(options: { sql: string; timeout?: number }, done: (error: Error | null) => void): void
  end(): void
  destroy(): void
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

/** The statement before, for each connection. */
const lines = new WeakMap<MysqlConnection, Promise<unknown>>()
/** The transaction of each connection that is in one; with the reason, once the server has undone it by itself. */
const transactions = new WeakMap<MysqlConnection, { undoneBy?: unknown }>()

/** Nothing that a transaction still has to say may run after the server has undone it: it would be kept. */
function refuseIfUndone(connection: MysqlConnection, sql: string): void {
  const transaction = transactions.get(connection)
  if (sql === 'COMMIT' || sql === 'ROLLBACK') transactions.delete(connection)
  if (transaction?.undoneBy !== undefined && sql !== 'ROLLBACK') throw transaction.undoneBy
}

function hangUp(connection: MysqlConnection, reason: unknown): void {
  connection.__knex__disposed = reason
  connection.destroy()
  connection.stream.destroy()
}

/**
 * knex on mysql2 for a line that may fail: no statement is waited for longer than `statementTimeout`, and every error
 * of a database that cannot be used comes out as `DatabaseOutage`.
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
   * Statements run one after the other: after a deadlock the server has undone the transaction, and a statement that
   * waits behind the failed statement would be committed on its own.
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
        const transaction = transactions.get(connection)
        if (transaction && isTransactionGone(error)) transaction.undoneBy = error
        // mysql2 would go on to wait for the answer and give it to the next statement.
        if (isSilence(error)) hangUp(connection, error)
      }),
    )
    return await answer
  }

  /** For `inTransaction`. */
  async begin(connection: MysqlConnection): Promise<void> {
    await this.query(connection, 'BEGIN')
    transactions.set(connection, {})
  }

  // Never waits for the server's goodbye, which may not come.
  override async destroyRawConnection(connection: MysqlConnection): Promise<void> {
    connection.end()
    connection.stream.destroySoon()
  }

  // knex would ask without a limit and remember the question for ever; nothing here depends on the answer.
  override async checkVersion(): Promise<void> {}
}
