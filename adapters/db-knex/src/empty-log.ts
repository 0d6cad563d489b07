import type { Database } from './open-database.ts'

/**
 * Writes the write-ahead log of SQLite into the file and empties it, so that nothing that was deleted is left in it.
 * MariaDB keeps its own.
 * @returns false while others read: a later call does the rest
 */
export async function emptyLog({ kind, writer }: Pick<Database, 'kind' | 'writer'>): Promise<boolean> {
  if (kind !== 'sqlite') return true
  const [{ busy }] = (await writer.raw('pragma wal_checkpoint(truncate)')) as [{ busy: number }]
  return busy === 0
}
