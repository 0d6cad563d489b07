import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { checkFiles, requireSame, totalBytes } from './check-files.ts'
import { DATABASE, entriesOf } from './data-folder.ts'
import { databaseContent, isInUse } from './database-copy.ts'
import { type Manifest, readManifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { Refusal } from './refusal.ts'
import { copyWhole, syncFolder, syncTree } from './whole-file.ts'

export interface RestoreOptions {
  /** Folder of the backup. */
  readonly from: string
  /** Data folder that the install is to have. */
  readonly data: string
  /** A data folder that holds something is moved aside; else it is a reason to refuse. */
  readonly replace: boolean
  readonly now: Date
  /** Of this Callboard. */
  readonly version: string
  /** @returns a function to report the progress of a step */
  readonly progress: (step: string) => Progress
}

export interface Restored {
  readonly manifest: Manifest
  /** Where the former data is now; `null` when there was none. */
  readonly movedTo: string | null
}

async function requireRoom(data: string, replace: boolean): Promise<void> {
  if (!replace && (await entriesOf(data)).length > 0)
    throw new Refusal(`${data} holds data already. With --replace it is moved aside and nothing is deleted.`)
}

function requireStopped(data: string): void {
  const database = join(data, DATABASE)
  if (existsSync(database) && isInUse(database))
    throw new Refusal(`A Callboard is running on ${data}. Stop it first, then restore.`)
}

async function copyBack(from: string, to: string, { files }: Manifest, progress: Progress): Promise<void> {
  const total = totalBytes(files)
  let done = 0
  for (const file of files) {
    const copied = await copyWhole(join(from, file.path), join(to, file.path), (bytes) => {
      done += bytes
      progress(Math.min(done, total), total)
    })
    requireSame(file.path, file, copied)
  }
}

function requireSameContent(folder: string, { schema, rows }: Manifest): void {
  if (!isDeepStrictEqual(databaseContent(join(folder, DATABASE)), { schema, rows }))
    throw new Refusal(
      'The backup is damaged: its database does not hold what was counted. Use another backup.',
    )
}

/** Puts the ready folder in place of the data folder. The old data folder is kept under another name. */
async function swapIn(ready: string, data: string, now: Date): Promise<string | null> {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '')
  const aside = (await entriesOf(data)).length > 0 ? `${data}.before-${stamp}Z` : null
  if (aside !== null) await rename(data, aside)
  try {
    // Onto a missing or an empty folder.
    await rename(ready, data)
  } catch (error) {
    if (aside !== null) await rename(aside, data)
    throw error
  }
  await syncFolder(dirname(data))
  return aside
}

/**
 * Makes a data folder from a backup. Everything is checked before anything is touched, and put together beside the
 * data folder; then one rename makes it the install.
 * @throws Refusal when the backup is damaged or too new, or the data folder is not free; any error of the disk
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { from, replace, now, version, progress } = options
  const data = resolve(options.data)
  const manifest = await readManifest(from, version)
  await requireRoom(data, replace)
  await checkFiles(from, manifest.files, progress('Check'))
  requireStopped(data)
  const ready = `${data}.restoring`
  await mkdir(dirname(data), { recursive: true })
  await mkdir(ready, { mode: 0o700 }).catch((error: unknown) => {
    throw new Refusal(
      `${ready} cannot be made. If a restore was cut off, remove that folder and try again.`,
      error,
    )
  })
  try {
    await copyBack(from, ready, manifest, progress('Files'))
    requireSameContent(ready, manifest)
    await syncTree(ready)
    return { manifest, movedTo: await swapIn(ready, data, now) }
  } catch (error) {
    await rm(ready, { recursive: true, force: true })
    throw error
  }
}
