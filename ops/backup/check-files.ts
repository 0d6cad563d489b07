import { join } from 'node:path'
import type { BackedUpFile } from './manifest.ts'
import type { Progress } from './progress.ts'
import { Refusal } from './refusal.ts'
import { type Fingerprint, fingerprintOf } from './whole-file.ts'

export const totalBytes = (files: readonly Fingerprint[]) => files.reduce((sum, { size }) => sum + size, 0)

/** @throws Refusal naming the first file that is missing or differs from the written one */
export function requireSame(path: string, wanted: Fingerprint, found: Fingerprint): void {
  if (found.size !== wanted.size || found.sha256 !== wanted.sha256)
    throw new Refusal(`The backup is damaged: ${path} is not what was written. Use another backup.`)
}

/** Reads every file of a backup. @throws Refusal naming the first file that is damaged or missing */
export async function checkFiles(
  folder: string,
  files: readonly BackedUpFile[],
  progress: Progress,
): Promise<void> {
  const total = totalBytes(files)
  let done = 0
  for (const file of files) {
    const found = await fingerprintOf(join(folder, file.path), (bytes) => {
      done += bytes
      progress(Math.min(done, total), total)
    }).catch((error: unknown) => {
      throw new Refusal(`The backup is damaged: ${file.path} cannot be read. Use another backup.`, error)
    })
    requireSame(file.path, file, found)
  }
}
