import type { TemplateOverride } from '@callboard/admin'
import { adminStoreContract, adminUseCasesContract } from '@callboard/admin/testing'
import { second } from '@callboard/core/testing'
import { temporaryStore } from '../testing/temporary-store.ts'
import { adminRepositories } from './admin-repositories.ts'

async function harness(overrides: readonly TemplateOverride[]) {
  const { database, store, stop } = await temporaryStore(adminRepositories)
  for (const override of overrides) {
    await database.writer('message_template').insert({ ...override, updated_at: second(0) })
  }
  return { store, stop }
}

adminStoreContract('SQLite', harness)
adminUseCasesContract('SQLite', harness)
