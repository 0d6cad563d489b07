import { sharedLogSuite } from '@callboard/admin/testing'
import { second } from '@callboard/core/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { type Database, openDatabase } from '../open-database.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { clockAt, testIds } from '../testing/test-ids.ts'
import { adminRepositories } from './admin-repositories.ts'

const storeOf = (database: Database) =>
  knexUnitOfWork(database, adminRepositories, {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: () => [],
    wake: () => {},
  })

onEachDatabase((name, open) => {
  sharedLogSuite(name, async () => {
    const { database, settings, stop } = await open()
    // An SQLite file has one process.
    const other = database.kind === 'sqlite' ? null : await openDatabase(settings)
    return {
      stores: [storeOf(database), storeOf(other ?? database)],
      stop: async () => {
        await other?.close()
        await stop()
      },
    }
  })
})
