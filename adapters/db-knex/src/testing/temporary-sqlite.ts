import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import type { EmptyDatabase, TemporaryDatabase } from './temporary-database.ts'

/** The path of an SQLite file that is not there yet, in a folder that `remove` takes away. */
export async function emptySqlite(): Promise<EmptyDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-db-'))
  return {
    settings: { file: join(folder, 'callboard.sqlite') },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** A new SQLite file with the whole schema. */
export async function temporarySqlite(): Promise<TemporaryDatabase> {
  const { settings, remove } = await emptySqlite()
  const database = await openDatabase(settings)
  await migrate(database)
  return {
    database,
    settings,
    stop: async () => {
      await database.close()
      await remove()
    },
  }
}
