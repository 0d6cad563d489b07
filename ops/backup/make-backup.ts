import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkFiles } from './check-files.ts'
import { DATABASE, listFiles } from './data-folder.ts'
import { databaseContent, snapshotDatabase } from './database-copy.ts'
import { type BackedUpFile, type Manifest, newManifest, writeManifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { Refusal } from './refusal.ts'
import { copyWhole, fingerprintOf, syncFolder, syncTree } from './whole-file.ts'

export interface BackupOptions {
  /** Data folder of the install, which may be running. */
  readonly data: string
  /** Where the folder of the backup is made. */
  readonly to: string
  readonly now: Date
  /** Of this Callboard. */
  readonly version: string
  /** @returns a function to report the progress of a step */
  readonly progress: (step: string) => Progress
}

export interface Backup {
  readonly folder: string
  readonly manifest: Manifest
}

const nameAt = (now: Date) => `backup-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

async function copyFiles(data: string, folder: string, paths: readonly string[], progress: Progress) {
  const sizes = await Promise.all(paths.map((path) => sizeOf(join(data, path))))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const files: BackedUpFile[] = []
  const vanished: string[] = []
  let done = 0
  for (const path of paths) {
    try {
      const copied = await copyWhole(join(data, path), join(folder, path), (bytes) => {
        done += bytes
        progress(Math.min(done, total), total)
      })
      files.push({ path, ...copied })
    } catch (error) {
      if (!isMissing(error)) throw error
      vanished.push(path)
    }
  }
  return { files, vanished }
}

async function fill(folder: string, { data, now, version, progress }: BackupOptions): Promise<Manifest> {
  const before = await listFiles(data)
  await snapshotDatabase(join(data, DATABASE), join(folder, DATABASE), progress('Database'))
  // A file is stored before the row that names it, so every file named in the database copy is there by now.
  const paths = [...new Set([...before, ...(await listFiles(data))])].sort()
  const { files, vanished } = await copyFiles(data, folder, paths, progress('Files'))
  const database = { path: DATABASE, ...(await fingerprintOf(join(folder, DATABASE))) }
  const manifest = newManifest({
    version,
    made: now.toISOString(),
    ...databaseContent(join(folder, DATABASE)),
    files: [database, ...files],
    vanished,
  })
  await writeManifest(folder, manifest)
  await checkFiles(folder, manifest.files, progress('Check'))
  return manifest
}

/**
 * Copies an install into a new folder `backup-…` and reads it back. The install may go on working meanwhile: its
 * database is copied as it is at one moment. Either the whole folder is there at the end, or nothing is.
 * @throws Refusal when there is nothing to back up or the name is taken; any error of the disk
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { data, to, now } = options
  if (!existsSync(join(data, DATABASE)))
    throw new Refusal(`There is no install of Callboard in ${data}: it has no ${DATABASE}.`)
  const folder = join(to, nameAt(now))
  if (existsSync(folder)) throw new Refusal(`${folder} is there already. Try again in a second.`)
  const partial = `${folder}.partial`
  await mkdir(to, { recursive: true })
  await mkdir(partial, { mode: 0o700 })
  try {
    const manifest = await fill(partial, options)
    await syncTree(partial)
    await rename(partial, folder)
    await syncFolder(to)
    return { folder, manifest }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}
