import { second } from '@callboard/core/testing'
import { schedulingStoreContract, schedulingUseCasesContract } from '@callboard/scheduling/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { temporaryDatabase } from '../testing/temporary-database.ts'
import { clockAt, testIds } from '../testing/test-ids.ts'
import { schedulingRepositories } from './scheduling-repositories.ts'

async function make() {
  const { database, stop } = await temporaryDatabase()
  const store = knexUnitOfWork(database, schedulingRepositories, {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: () => [],
    wake: () => {},
  })
  return { store, stop }
}

schedulingStoreContract('SQLite', make)
schedulingUseCasesContract('SQLite', make)
