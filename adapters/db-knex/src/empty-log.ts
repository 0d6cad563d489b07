import type { Database } from './open-database.ts'

/**
 * Writes the write-ahead log of SQLite into the file and empties it, so that nothing that was deleted is left in it.
 * MariaDB keeps its own. While others read, a later call does the rest.
 */
export async function emptyLog({ kind, writer }: Pick<Database, 'kind' | 'writer'>): Promise<void> {
  if (kind === 'sqlite') await writer.raw('pragma wal_checkpoint(truncate)')
}
