import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The database within the data folder of an install. */
export const DATABASE = 'callboard.sqlite'

/** Never copied: files that a running install is just writing, and the database, which needs a copy of its own kind. */
const PASSING = [/^scratch(\/|$)/, /^blobs\/incoming(\/|$)/, new RegExp(`^${DATABASE}(-wal|-shm|-journal)?$`)]

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Names of everything in a folder; none when there is no folder. */
export async function entriesOf(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Every file of an install but the database, relative to its data folder, with `/` between the parts. */
export async function listFiles(data: string): Promise<readonly string[]> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(data, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !PASSING.some((pattern) => pattern.test(path)))
    .sort()
}
