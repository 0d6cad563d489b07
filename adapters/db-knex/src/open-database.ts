import { AsyncLocalStorage } from 'node:async_hooks'
import type { RepeatableCall } from '@callboard/core'
import type { Knex } from 'knex'
import { mysqlAddress } from './dialect/mysql-address.ts'
import { mysqlPool } from './dialect/mysql-pool.ts'
import type { Query } from './dialect/query.ts'
import { sqliteFile } from './dialect/sqlite-file.ts'
import type { AuditedWork } from './kernel/audited-work.ts'

export type DatabaseSettings =
  | {
      /** Path of the SQLite file; made when it is not there. */
      readonly file: string
      /** Connections for reads; default 4. */
      readonly readers?: number
    }
  | {
      /** `mysql://user:password@host:port/database`; see ops/deploy/README.md for an encrypted line. */
      readonly url: string
      /** Connections in all, from 2 on; default 10. */
      readonly connections?: number
    }

/** A write that is under way. */
interface CurrentWrite {
  /** False once it has ended. */
  open: boolean
  readonly transaction: Query
}

/** An open database. Writes go through `writer` in a transaction; reads never wait for a write. */
export interface Database {
  readonly kind: 'sqlite' | 'mysql'
  /** Where it is, without secrets: for words to operators. */
  readonly place: string
  readonly writer: Knex
  readonly reader: Knex
  /** The write that the running code is part of, if any. */
  readonly currentWrite: AsyncLocalStorage<CurrentWrite>
  /** The call under an `Idempotency-Key` that the running code is part of, if any. */
  readonly currentCall: AsyncLocalStorage<RepeatableCall>
  /** The call of staff that the running code is part of, if any. */
  readonly currentAudit: AsyncLocalStorage<AuditedWork>
  /** A separate connection for changes of the schema. The caller destroys it. */
  aside(): Knex
  close(): Promise<void>
}

async function openSqlite(file: string, readers: number): Promise<Database> {
  const writer = sqliteFile(file, { isReadOnly: false, connections: 1 })
  // Makes the file and its write-ahead log, without which a read-only connection cannot open.
  await writer.raw('select 1')
  return opened('sqlite', file, writer, sqliteFile(file, { isReadOnly: true, connections: readers }), () =>
    sqliteFile(file, { isReadOnly: false, connections: 1 }),
  )
}

function openMysql(url: string, connections: number): Database {
  const address = mysqlAddress(url)
  if (!Number.isInteger(connections) || connections < 2) {
    throw new Error('The number of connections to the database must be a whole number, 2 or more.')
  }
  // Apart, because a write that asks another module something would wait for ever if writes had taken them all.
  const forReads = Math.floor(connections / 2)
  return opened(
    'mysql',
    `the database ${address.database} at ${address.host}:${address.port}`,
    mysqlPool(address, { connections: connections - forReads }),
    mysqlPool(address, { connections: forReads }),
    () => mysqlPool(address, { connections: 1, isForSchema: true }),
  )
}

const opened = (
  kind: Database['kind'],
  place: string,
  writer: Knex,
  reader: Knex,
  aside: () => Knex,
): Database => ({
  kind,
  place,
  writer,
  reader,
  currentWrite: new AsyncLocalStorage(),
  currentCall: new AsyncLocalStorage(),
  currentAudit: new AsyncLocalStorage(),
  aside,
  close: async () => {
    await reader.destroy()
    await writer.destroy()
  },
})

/**
 * Opens SQLite, or MySQL without asking the server anything yet (see `databaseFault`).
 * @throws Error when the address is no good (it names DATABASE_URL) or the file cannot be opened
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if ('file' in settings) return await openSqlite(settings.file, settings.readers ?? 4)
  return openMysql(settings.url, settings.connections ?? 10)
}
