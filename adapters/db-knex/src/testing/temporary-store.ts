import { second } from '@callboard/core/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { temporaryDatabase } from './temporary-database.ts'
import { clockAt, testIds } from './test-ids.ts'

/** A store over an empty SQLite file, at `second(0)`; nobody listens to its events. */
export async function temporaryStore<Repositories>(
  repositories: Parameters<typeof knexUnitOfWork<Repositories>>[1],
) {
  const { database, stop } = await temporaryDatabase()
  const store = knexUnitOfWork(database, repositories, {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: () => [],
    wake: () => {},
  })
  return { database, store, stop }
}
