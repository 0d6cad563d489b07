import { accountsStoreContract, accountsUseCasesContract } from '@callboard/accounts/testing'
import { second } from '@callboard/core/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { temporaryDatabase } from '../testing/temporary-database.ts'
import { clockAt, testIds } from '../testing/test-ids.ts'
import { accountsRepositories } from './accounts-repositories.ts'

async function harness() {
  const { database, stop } = await temporaryDatabase()
  const store = knexUnitOfWork(database, accountsRepositories, {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: () => [],
    wake: () => {},
  })
  return { store, stop }
}

accountsStoreContract('SQLite', harness)
accountsUseCasesContract('SQLite', harness)
