import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import type { EmptyDatabase, TemporaryDatabase } from './temporary-database.ts'

/** The path of an SQLite file that is not there yet, in a folder that `remove` takes away. */
export async function emptySqlite(): Promise<EmptyDatabase & { settings: { file: string } }> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-db-'))
  return {
    settings: { file: join(folder, 'callboard.sqlite') },
    remove: () => rm(folder, { recursive: true }),
  }
}

let template: Promise<string> | undefined

/** A migrated file, made once in a process and removed with it: migrating takes many times as long as copying. */
async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-db-template-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  const file = join(folder, 'callboard.sqlite')
  const database = await openDatabase({ file })
  await migrate(database)
  // Closing writes everything into the file itself.
  await database.close()
  return file
}

/** A new SQLite file with the whole schema. */
export async function temporarySqlite(): Promise<TemporaryDatabase> {
  template ??= makeTemplate()
  const { settings, remove } = await emptySqlite()
  await copyFile(await template, settings.file)
  const database = await openDatabase(settings)
  return {
    database,
    settings,
    stop: async () => {
      await database.close()
      await remove()
    },
  }
}
