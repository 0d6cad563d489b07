import knex, { type Knex } from 'knex'
import { NodeSqliteClient } from './node-sqlite-client.ts'

export interface SqliteFileSettings {
  readonly isReadOnly: boolean
  readonly connections: number
}

/** Opened when the first statement comes. */
export const sqliteFile = (filename: string, { isReadOnly, connections }: SqliteFileSettings): Knex =>
  knex({
    client: NodeSqliteClient as unknown as typeof Knex.Client,
    connection: { filename, options: { readonly: isReadOnly } } as Knex.Sqlite3ConnectionConfig,
    useNullAsDefault: true,
    // Values of a statement stay out of error texts.
    compileSqlOnError: false,
    // Faults are thrown; knex would log them as warnings as well.
    log: { warn: () => {} },
    pool: { min: 0, max: connections, idleTimeoutMillis: 2 ** 31 - 1 },
  })
