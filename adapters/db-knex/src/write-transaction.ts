import { setTimeout as pause } from 'node:timers/promises'
import { DomainError, patient } from '@callboard/core'
import { isWorthRepeating } from './dialect/errors.ts'
import { DatabaseOutage } from './dialect/outage.ts'
import type { Query } from './dialect/query.ts'
import { inTransaction } from './dialect/transaction.ts'
import type { Database } from './open-database.ts'

const REPEATS = 3
/** Milliseconds after which nothing is repeated, as a caller is waiting for the answer. */
const REPEAT_WITHIN = 4_000

/** Everything before COMMIT is undone with its connection, so it may be done again. */
const mayRepeat = (error: unknown) =>
  isWorthRepeating(error) || (error instanceof DatabaseOutage && error.isLostConnection)

const busy = (cause: unknown) =>
  new DomainError(
    'unavailable',
    'database_busy',
    'Too many changes are being made at this moment. Please try again in a few seconds.',
    { cause },
  )

const unknownOutcome = (cause: unknown) =>
  new DomainError(
    'unavailable',
    'database_unavailable',
    'The database was lost while your change was being saved. Please look whether it was saved before you try again.',
    { cause },
  )

/**
 * Runs `work` in one transaction; a throw undoes it. Repeats it from its start, at most three times, when it lost
 * against another one (deadlock, lock wait, busy) or the connection was lost before its end.
 * @throws Error when it is called inside another write of the same database
 * @throws DomainError `database_busy` when it lost each time, `database_unavailable` when the database is out
 */
export async function writeTransaction<T>(
  database: Database,
  work: (transaction: Query) => Promise<T>,
): Promise<T> {
  if (database.currentWrite.getStore()?.open) throw new Error('A write was started inside another write.')
  const started = performance.now()
  for (let repeat = 0; ; repeat += 1) {
    let isCommitting = false
    try {
      return await inTransaction(database.writer.client, async (transaction) => {
        const current = { open: true, transaction }
        try {
          const result = await database.currentWrite.run(current, () => work(transaction))
          isCommitting = true
          return result
        } finally {
          current.open = false
        }
      })
    } catch (error) {
      // The connection was lost between COMMIT and its answer: the outcome is unknown here, and a repeat could do the
      // work twice.
      if (isCommitting && error instanceof DatabaseOutage) throw unknownOutcome(error.cause)
      const isLate = repeat === REPEATS || performance.now() - started > patient(REPEAT_WITHIN)
      if (isLate || !mayRepeat(error)) throw isWorthRepeating(error) ? busy(error) : error
      await pause((10 + Math.random() * 40) * (repeat + 1))
    }
  }
}
