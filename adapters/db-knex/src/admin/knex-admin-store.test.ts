import type { TemplateOverride } from '@callboard/admin'
import { adminStoreContract, adminUseCasesContract } from '@callboard/admin/testing'
import { second } from '@callboard/core/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { temporaryDatabase } from '../testing/temporary-database.ts'
import { clockAt, testIds } from '../testing/test-ids.ts'
import { adminRepositories } from './admin-repositories.ts'

async function harness(overrides: readonly TemplateOverride[]) {
  const { database, stop } = await temporaryDatabase()
  for (const override of overrides) {
    await database.writer('message_template').insert({ ...override, updated_at: second(0) })
  }
  const store = knexUnitOfWork(database, adminRepositories, {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: () => [],
    wake: () => {},
  })
  return { store, stop }
}

adminStoreContract('SQLite', harness)
adminUseCasesContract('SQLite', harness)
