import type { Knex } from 'knex'
import { migrations as allMigrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import type { Database } from './open-database.ts'

const TABLE = 'schema_migration'
/** Seconds to wait for another process that is migrating. */
const LOCK_WAIT = 60

const source = (migrations: readonly Migration[]): Knex.MigrationSource<Migration> => ({
  getMigrations: async () => [...migrations],
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => ({
    up: (query) => migration.up(query),
    down: async () => {
      throw new Error('Migrations only go forwards.')
    },
  }),
})

async function refuseNewer(query: Knex, migrations: readonly Migration[]): Promise<void> {
  if (!(await query.schema.hasTable(TABLE))) return
  const known = new Set(migrations.map((migration) => migration.name))
  const applied: string[] = await query(TABLE).orderBy('id').pluck('name')
  const unknown = applied.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer version of Callboard (it has ${unknown.join(', ')}). Start that version, or restore a backup.`,
    )
  }
}

async function bringUp(query: Knex, migrations: readonly Migration[]): Promise<readonly string[]> {
  await refuseNewer(query, migrations)
  const config: Knex.MigratorConfig = { tableName: TABLE, migrationSource: source(migrations) }
  // Whoever comes here is alone (see below): a lock that is still set belongs to a process that died.
  await query.migrate.forceFreeMigrationsLock(config)
  const [, done]: [number, string[]] = await query.migrate.latest(config)
  return done
}

/** MySQL commits each change of a table at once, so one named lock keeps other processes out instead of a transaction. */
async function aloneInMysql<T>(writer: Knex, work: () => Promise<T>): Promise<T> {
  const connection = await writer.client.acquireConnection()
  const ask = async (sql: string) => await writer.raw(sql).connection(connection)
  try {
    const [[answer]] = await ask(`select get_lock(concat(database(), '.migrate'), ${LOCK_WAIT}) as taken`)
    if (answer.taken !== 1) throw new Error('Another process has been changing the database for too long.')
    return await work()
  } finally {
    await ask(`select release_lock(concat(database(), '.migrate'))`)
    await writer.client.releaseConnection(connection)
  }
}

/**
 * Brings the schema up to this version. Several processes may do so at once: the first does the work, the others wait.
 * @returns names of the steps that were made now
 * @throws Error when the schema is newer than this code, which then changes nothing
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
): Promise<readonly string[]> {
  return database.kind === 'sqlite'
    ? await database.writer.transaction((transaction) => bringUp(transaction, migrations))
    : await aloneInMysql(database.writer, () => bringUp(database.writer, migrations))
}
