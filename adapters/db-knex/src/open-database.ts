import { AsyncLocalStorage } from 'node:async_hooks'
import knex, { type Knex } from 'knex'
import { NodeSqliteClient } from './dialect/node-sqlite-client.ts'

export type DatabaseSettings =
  | {
      /** Path of the SQLite file; made when it is not there. */
      readonly file: string
      /** Connections for reads; default 4. */
      readonly readers?: number
    }
  | {
      /** `mysql://user:password@host:port/database` */
      readonly url: string
      /** Connections in all; default 10. */
      readonly connections?: number
    }

/** One database, opened. Writes go through `writer` in a transaction; reads never wait for one. */
export interface Database {
  readonly kind: 'sqlite' | 'mysql'
  readonly writer: Knex
  readonly reader: Knex
  /** The write that the running code is part of, if any. */
  readonly currentWrite: AsyncLocalStorage<{ open: boolean }>
  close(): Promise<void>
}

async function openSqlite(file: string, readers: number): Promise<Database> {
  const open = (readonly: boolean, connections: number) =>
    knex({
      client: NodeSqliteClient as unknown as typeof Knex.Client,
      connection: { filename: file, options: { readonly } } as Knex.Sqlite3ConnectionConfig,
      useNullAsDefault: true,
      pool: { min: 0, max: connections, idleTimeoutMillis: 2 ** 31 - 1 },
    })
  const writer = open(false, 1)
  // Makes the file and its write-ahead log, without which a read-only connection cannot open.
  await writer.raw('select 1')
  const reader = open(true, readers)
  return {
    kind: 'sqlite',
    writer,
    reader,
    currentWrite: new AsyncLocalStorage(),
    close: async () => {
      await reader.destroy()
      await writer.destroy()
    },
  }
}

function openMysql(url: string, connections: number): Database {
  const address = new URL(url)
  const pool = knex({
    client: 'mysql2',
    connection: {
      host: address.hostname,
      port: Number(address.port || 3306),
      user: decodeURIComponent(address.username),
      password: decodeURIComponent(address.password),
      database: decodeURIComponent(address.pathname.slice(1)),
      charset: 'utf8mb4',
      timezone: 'Z',
    },
    pool: {
      min: 0,
      max: connections,
      // A count after a lock must see what others committed meanwhile, not the transaction's first snapshot.
      afterCreate: (
        connection: { query(sql: string, done: (error: Error | null) => void): void },
        done: (error: Error | null, connection: unknown) => void,
      ) =>
        connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', (error) =>
          done(error, connection),
        ),
    },
  })
  return {
    kind: 'mysql',
    writer: pool,
    reader: pool,
    currentWrite: new AsyncLocalStorage(),
    close: () => pool.destroy(),
  }
}

/** Opens SQLite or MySQL. @throws Error when the address is of another kind or the file cannot be opened */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if ('file' in settings) return await openSqlite(settings.file, settings.readers ?? 4)
  if (!settings.url.startsWith('mysql://')) throw new Error('The database address must start with mysql://')
  return openMysql(settings.url, settings.connections ?? 10)
}
