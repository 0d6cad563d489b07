import { second } from '@callboard/core/testing'
import { postingStoreContract, postingUseCasesContract } from '@callboard/posting/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { temporaryDatabase } from '../testing/temporary-database.ts'
import { clockAt, testIds } from '../testing/test-ids.ts'
import { postingRepositories } from './posting-repositories.ts'

async function harness() {
  const { database, stop } = await temporaryDatabase()
  const store = knexUnitOfWork(database, postingRepositories, {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: () => [],
    wake: () => {},
  })
  return { store, stop }
}

postingStoreContract('SQLite', harness)
postingUseCasesContract('SQLite', harness)
