import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder in memory, where there is one. */
const MEMORY = '/dev/shm'
/** Bytes: more than the data of all tests take. */
const NEEDED = 4 * 2 ** 30

/** @returns undefined where there is none, or too little room */
function inMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > NEEDED ? MEMORY : undefined
  } catch {
    return undefined
  }
}

/**
 * A new folder for everything that tests keep on a disk: in memory where there is room, as databases that wait for a
 * disk take twice as long. A process that is killed loses nothing there either.
 */
export function temporaryFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'callboard-test-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
