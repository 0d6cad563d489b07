import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Bytes of a row, so that a few hundred rows make a database of several steps of copying. */
const ROW_BYTES = 40_000

/** A data folder as an install leaves it, without the install. @param rows each of 40 KB */
export async function smallInstall(rows = 3): Promise<{ home: string; data: string }> {
  const home = await mkdtemp(join(tmpdir(), 'callboard-backup-'))
  const data = join(home, 'data')
  await mkdir(join(data, 'blobs/objects/takes/7'), { recursive: true })
  await mkdir(join(data, 'blobs/incoming'), { recursive: true })
  await mkdir(join(data, 'scratch/work-1'), { recursive: true })
  await writeFile(join(data, 'secret'), 'a'.repeat(64), { mode: 0o600 })
  await writeFile(join(data, 'blobs/objects/takes/7/original.webm'), 'picture and sound '.repeat(20_000))
  await writeFile(join(data, 'blobs/objects/takes/7/original.webm~meta'), '{"contentType":"video/webm"}')
  await writeFile(join(data, 'blobs/incoming/half'), 'half of an upload')
  await writeFile(join(data, 'scratch/work-1/piece'), 'of a job')
  const database = new DatabaseSync(join(data, 'callboard.sqlite'))
  database.exec(`pragma journal_mode = wal;
    create table schema_migration (id integer primary key, name text);
    insert into schema_migration (name) values ('0000-kernel'), ('0001-accounts');
    create table record (id integer primary key, content blob);`)
  addRecords(database, rows)
  database.close()
  return { home, data }
}

export function addRecords(database: DatabaseSync, rows: number): void {
  const insert = database.prepare(`insert into record (content) values (randomblob(${ROW_BYTES}))`)
  for (let i = 0; i < rows; i++) insert.run()
}

/** Path → content of every file in a folder, as it is now. */
export async function everything(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(
    files.map(async (file) => [relative(folder, file), await readFile(file, 'base64')] as const),
  )
  return Object.fromEntries(contents.sort(([one], [other]) => one.localeCompare(other)))
}
