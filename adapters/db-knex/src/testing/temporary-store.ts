import { second, type TestScope } from '@callboard/core/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { OpenTemporaryDatabase } from './temporary-database.ts'
import { clockAt, testIds } from './test-ids.ts'

type MakeRepositories<Repositories> = Parameters<typeof knexUnitOfWork<Repositories>>[1]

/** A store over an empty database, at `second(0)`; its events have no subscribers. */
export async function temporaryStore<Repositories>(
  open: OpenTemporaryDatabase,
  repositories: MakeRepositories<Repositories>,
) {
  const { database, stop } = await open()
  const store = knexUnitOfWork(database, repositories, {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: () => [],
    wake: () => {},
  })
  return { database, store, stop }
}

/**
 * Runs a module's suites on each database. `make` gives a store that is empty. `scope` is for suites of use cases:
 * MariaDB has only their races, since the answers of a store are held by the suites of the stores.
 */
export const onEachStore = <Repositories>(
  repositories: MakeRepositories<Repositories>,
  suite: (
    name: string,
    make: () => ReturnType<typeof temporaryStore<Repositories>>,
    scope: TestScope,
  ) => void,
): void =>
  onEachDatabase((name, open) =>
    suite(name, () => temporaryStore(open, repositories), name === 'SQLite' ? 'all' : 'races'),
  )
