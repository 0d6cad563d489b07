import type { Knex } from 'knex'
import { unusable } from './database-fault.ts'
import { migrations as allMigrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import type { Database } from './open-database.ts'
import { resumableSteps } from './resumable-steps.ts'
import { knownSteps, MADE } from './schema-version.ts'

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

async function bringUp(
  query: Knex,
  migrations: readonly Migration[],
  options: Knex.MigratorConfig = {},
): Promise<readonly string[]> {
  const config: Knex.MigratorConfig = { ...options, tableName: MADE, migrationSource: source(migrations) }
  // No other process migrates now (see below): a lock that is still set belongs to a process that died.
  await query.migrate.forceFreeMigrationsLock(config)
  const [, done]: [number, string[]] = await query.migrate.latest(config)
  return done
}

/** A named lock keeps other processes out; it ends with the connection, which all the work uses as well. */
async function aloneInMysql<T>(query: Knex, work: () => Promise<T>): Promise<T> {
  const [[answer]] = await query.raw(
    `select get_lock(concat('callboard.', sha1(database())), ${LOCK_WAIT}) as taken`,
  )
  if (answer.taken !== 1) {
    throw new Error('Another process has been changing the schema of the database for over a minute.')
  }
  return await work()
}

const migrateSqlite = (query: Knex, migrations: readonly Migration[]) =>
  query.transaction(async (transaction) => {
    await knownSteps(transaction, migrations)
    return await bringUp(transaction, migrations)
  })

const migrateMysql = (query: Knex, migrations: readonly Migration[]) =>
  aloneInMysql(query, async () => {
    await knownSteps(query, migrations)
    return await bringUp(query, await resumableSteps(query, migrations), { disableTransactions: true })
  })

/**
 * Brings the schema up to this version. Several processes may do so at once: the first does the work, the others wait.
 * A step that a process began and did not live to finish is finished by the next one.
 * @returns names of the steps that were made now
 * @throws Error when the schema is newer than this code, which then changes nothing; when the database cannot be used;
 * when a step that was begun cannot be finished, with the remedy
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
): Promise<readonly string[]> {
  const query = database.aside()
  try {
    await query.raw('select 1').catch((error: unknown) => {
      throw new Error(unusable(database, error), { cause: error })
    })
    return await (database.kind === 'sqlite'
      ? migrateSqlite(query, migrations)
      : migrateMysql(query, migrations))
  } finally {
    await query.destroy()
  }
}
