import { expect } from 'chai'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { checkSchema } from '../schema-version.ts'
import { runChild } from './child-process.ts'
import { schemaOf } from './schema-of.ts'
import type { EmptyDatabase } from './temporary-database.ts'

/**
 * Migrates in processes that die, each after more statements than the one before, and compares the schema with that of
 * one that lived.
 * @param step statements: the smaller, the more deaths
 * @returns how many died
 */
export async function killedMigration(make: () => Promise<EmptyDatabase>, step: number): Promise<number> {
  const [killed, other] = [await make(), await make()]
  const [database, whole] = [await openDatabase(killed.settings), await openDatabase(other.settings)]
  try {
    await migrate(whole)
    let deaths = 0
    for (let statements = step + 1; ; statements += step) {
      const { signal } = await runChild('migrate-and-die.ts', killed.settings, String(statements))
      if (signal !== 'SIGKILL') break
      deaths += 1
    }
    await checkSchema(database)
    expect(await schemaOf(database)).to.deep.equal(await schemaOf(whole))
    for (const table of ['signal_room', 'write_lock'])
      expect(await database.reader(table)).to.deep.equal(await whole.reader(table))
    return deaths
  } finally {
    for (const one of [database, whole]) await one.close()
    for (const one of [killed, other]) await one.remove()
  }
}
