import { second } from '@callboard/core/testing'
import { reviewStoreContract } from '@callboard/review/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { temporaryDatabase } from '../testing/temporary-database.ts'
import { clockAt, testIds } from '../testing/test-ids.ts'
import { reviewRepositories } from './review-repositories.ts'

reviewStoreContract('SQLite', async () => {
  const { database, stop } = await temporaryDatabase()
  const store = knexUnitOfWork(database, reviewRepositories, {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: () => [],
    wake: () => {},
  })
  return { store, stop }
})
