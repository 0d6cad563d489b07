import DataLoader from 'dataloader'
import type { Query } from './query.ts'

/** Keys in one statement: SQLite takes no more than a thousand values. */
const KEYS_AT_ONCE = 200

/**
 * Reads rows by key. The keys asked for in one turn of the event loop are read by one statement, so that many calls at a
 * time cost little more than one; there is no cache. A transaction has a connection of its own, and reads by itself.
 * @param fetch gives the rows there are of these keys, in any order
 */
export function pointReads<Row>(
  query: Query,
  keyOf: (row: Row) => string,
  fetch: (keys: readonly string[]) => PromiseLike<readonly Row[]>,
): (key: string) => Promise<Row | null> {
  if (query.isTransaction) return async (key) => (await fetch([key]))[0] ?? null
  const loader = new DataLoader<string, Row | null>(
    async (keys) => {
      const rows = new Map((await fetch([...new Set(keys)])).map((row) => [keyOf(row), row]))
      return keys.map((key) => rows.get(key) ?? null)
    },
    { cache: false, maxBatchSize: KEYS_AT_ONCE, batchScheduleFn: (read) => setImmediate(read) },
  )
  return (key) => loader.load(key)
}
