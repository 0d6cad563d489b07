import type { Knex } from 'knex'
import { columns } from './dialect/columns.ts'
import { finishing } from './dialect/mysql-schema-client.ts'
import type { Migration } from './migrations/migration.ts'

/** The table of the steps that were begun. A step that is missing in the table of finished steps was cut off. */
const BEGUN = 'schema_migration_begun'

async function begunSteps(query: Knex): Promise<readonly string[]> {
  if (await query.schema.hasTable(BEGUN)) return await query(BEGUN).pluck('name')
  await query.schema.createTable(BEGUN, (table) => columns(query).code(table, 'name', 100).primary())
  return []
}

async function finish(query: Knex, step: Migration): Promise<void> {
  try {
    await finishing(query, () => step.up(query))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The step ${step.name} of the schema was cut off on an earlier start and cannot be finished: ${reason}. Put that right and start again, or restore the backup from before this version.`,
      { cause: error },
    )
  }
}

/**
 * MySQL commits each change of a table at once, so a step that is cut off is half made. These steps leave a note when
 * they begin; one whose note is there is finished: its made changes are left as they are, the rest is made.
 */
export async function resumableSteps(
  query: Knex,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const begun = await begunSteps(query)
  return migrations.map((step) => ({
    name: step.name,
    up: async (own) => {
      if (begun.includes(step.name)) return await finish(own, step)
      await own(BEGUN).insert({ name: step.name })
      await step.up(own)
    },
  }))
}
