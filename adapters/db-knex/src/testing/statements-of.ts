import type { Database } from '../open-database.ts'

/** How many statements the work sends to the pool of readers. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const counting = () => {
    count += 1
  }
  database.reader.on('query', counting)
  await work()
  database.reader.off('query', counting)
  return count
}
