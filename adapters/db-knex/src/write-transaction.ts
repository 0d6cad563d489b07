import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { isWorthRepeating } from './dialect/errors.ts'
import type { Database } from './open-database.ts'

const REPEATS = 3

/**
 * Runs `work` in one transaction; a throw undoes it. Repeats it from its start, at most three times, when the database
 * says that it lost against another one (deadlock, lock wait, busy).
 * @throws Error when it is called inside another write of the same database
 */
export async function writeTransaction<T>(
  database: Database,
  work: (transaction: Knex.Transaction) => Promise<T>,
): Promise<T> {
  if (database.currentWrite.getStore()?.open) throw new Error('A write was started inside another write.')
  for (let repeat = 0; ; repeat += 1) {
    const mark = { open: true }
    try {
      return await database.currentWrite.run(mark, () => database.writer.transaction(work))
    } catch (error) {
      if (repeat === REPEATS || !isWorthRepeating(error)) throw error
      await pause((10 + Math.random() * 40) * (repeat + 1))
    } finally {
      mark.open = false
    }
  }
}
