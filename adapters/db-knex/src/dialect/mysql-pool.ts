import { patient } from '@callboard/core'
import knex, { type Knex } from 'knex'
import type { MysqlAddress } from './mysql-address.ts'
import { MysqlClient, type MysqlConnection } from './mysql-client.ts'
import { MysqlSchemaClient } from './mysql-schema-client.ts'

// Together they stay below the ten seconds within which each request has its answer, where `CALLBOARD_PATIENCE` is 1.
/** Milliseconds for making a connection. */
const CONNECT_TIMEOUT = 3_000
/** Milliseconds to wait for a free connection, the making of a new one included. */
const ACQUIRE_TIMEOUT = 4_500
/** Milliseconds until a statement without an answer is given up, its connection with it. */
const STATEMENT_TIMEOUT = 4_500
/** Seconds to wait for a row that another transaction has locked; shorter than a statement may take. */
const LOCK_WAIT = 3
/** Seconds after which MariaDB ends a transaction whose process has gone silent, and frees its locks. */
const IDLE_TRANSACTION = 5

/** Nothing depends on how the server is configured. */
const session = () => [
  // A count after a lock must see rows that others committed meanwhile, not the transaction's first snapshot.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  `SET SESSION innodb_lock_wait_timeout = ${patient(LOCK_WAIT)},
    sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
    time_zone = '+00:00'
    /*M! , idle_transaction_timeout = ${patient(IDLE_TRANSACTION)} */`,
]

export interface MysqlPoolSettings {
  readonly connections: number
  /** True for changes of the schema, which have no time limit. */
  readonly isForSchema?: boolean
}

function prepare(
  connection: MysqlConnection,
  done: (error: Error | null, connection: MysqlConnection) => void,
): void {
  const statements = session()
  const next = (statement: number) => {
    const sql = statements[statement]
    if (sql === undefined) return done(null, connection)
    connection.query({ sql, timeout: patient(CONNECT_TIMEOUT) }, (error) =>
      error ? done(error, connection) : next(statement + 1),
    )
  }
  next(0)
}

/** A pool that opens its connections when they are needed. Nothing is asked of the server yet. */
export const mysqlPool = (
  address: MysqlAddress,
  { connections, isForSchema = false }: MysqlPoolSettings,
): Knex =>
  knex({
    client: (isForSchema ? MysqlSchemaClient : MysqlClient) as unknown as typeof Knex.Client,
    connection: { ...address, charset: 'utf8mb4', timezone: 'Z', connectTimeout: patient(CONNECT_TIMEOUT) },
    acquireConnectionTimeout: patient(ACQUIRE_TIMEOUT),
    // Values of a statement stay out of error texts.
    compileSqlOnError: false,
    // Outages are thrown; knex would print them as well.
    log: { warn: () => {} },
    pool: {
      min: 0,
      max: connections,
      createTimeoutMillis: patient(2 * CONNECT_TIMEOUT),
      afterCreate: prepare,
    },
    ...(isForSchema ? {} : { statementTimeout: patient(STATEMENT_TIMEOUT) }),
  })
