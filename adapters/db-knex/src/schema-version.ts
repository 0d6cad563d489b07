import type { Knex } from 'knex'
import { unusable } from './database-fault.ts'
import { migrations as allMigrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import type { Database } from './open-database.ts'

/** The table of the steps that are made. */
export const MADE = 'schema_migration'

async function madeSteps(query: Knex): Promise<readonly string[]> {
  return (await query.schema.hasTable(MADE)) ? await query(MADE).orderBy('id').pluck('name') : []
}

/** @returns names of the steps that are made. @throws Error when the schema is newer than this code */
export async function knownSteps(query: Knex, migrations: readonly Migration[]): Promise<readonly string[]> {
  const made = await madeSteps(query)
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = made.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer version of Callboard (it has ${unknown.join(', ')}). Start that version, or restore a backup.`,
    )
  }
  return made
}

/**
 * For processes that use the database and leave its schema alone.
 * @throws Error when steps are missing, when the schema is newer than this code, or when the database cannot be used
 */
export async function checkSchema(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  await database.reader.raw('select 1').catch((error: unknown) => {
    throw new Error(unusable(database, error), { cause: error })
  })
  const made = await knownSteps(database.reader, migrations)
  const missing = migrations.map(({ name }) => name).filter((name) => !made.includes(name))
  if (missing.length > 0) {
    throw new Error(
      `The database is older than this version of Callboard: it lacks ${missing.join(', ')}. Run the migrations, then start again.`,
    )
  }
}
