import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from '../open-database.ts'

export interface TemporaryDatabase {
  readonly database: Database
  readonly file: string
  stop(): Promise<void>
}

/** A new SQLite file with the whole schema, in a folder of its own that `stop` removes. */
export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-db-'))
  const file = join(folder, 'callboard.sqlite')
  const database = await openDatabase({ file })
  await migrate(database)
  return {
    database,
    file,
    stop: async () => {
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
