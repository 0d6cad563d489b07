import { second } from '@callboard/core/testing'
import { freelancersStoreContract, freelancersUseCasesContract } from '@callboard/freelancers/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { temporaryDatabase } from '../testing/temporary-database.ts'
import { clockAt, testIds } from '../testing/test-ids.ts'
import { freelancersRepositories } from './freelancers-repositories.ts'

async function harness() {
  const { database, stop } = await temporaryDatabase()
  const store = knexUnitOfWork(database, freelancersRepositories, {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: () => [],
    wake: () => {},
  })
  return { store, stop }
}

freelancersStoreContract('SQLite', harness)
freelancersUseCasesContract('SQLite', harness)
