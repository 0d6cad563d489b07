import type { Database } from '../open-database.ts'
import { MADE } from '../schema-version.ts'

/** Tables that say which steps of the schema are made. */
const isAboutSchema = (table: string) => table.startsWith(MADE)

/** Remembers the rows of a fresh MySQL database. @returns a function that brings it back to them */
export async function clearing(database: Database): Promise<() => Promise<void>> {
  const query = database.reader
  const all: string[] = await query('information_schema.tables')
    .whereRaw('table_schema = database()')
    .pluck('table_name')
  const tables = all.filter((table) => !isAboutSchema(table))
  const fresh = new Map<string, object[]>()
  for (const table of tables) fresh.set(table, await query(table))

  const usedTables = async (): Promise<string[]> => {
    const [[found]] = await query.raw(
      `select ${tables.map((table) => `exists(select 1 from \`${table}\`) as \`${table}\``).join(', ')}`,
    )
    return tables.filter((table) => found[table] === 1)
  }

  return async () => {
    const used = await usedTables()
    const added: string[] = await query('information_schema.tables')
      .whereRaw('table_schema = database()')
      .whereNotIn('table_name', all)
      .pluck('table_name')
    await database.writer.transaction(async (transaction) => {
      await transaction.raw('set foreign_key_checks = 0')
      for (const table of used) await transaction(table).delete()
      for (const [table, rows] of fresh) if (rows.length > 0) await transaction(table).insert(rows)
      for (const table of added) await transaction.schema.dropTable(table)
      await transaction.raw('set foreign_key_checks = 1')
    })
  }
}
