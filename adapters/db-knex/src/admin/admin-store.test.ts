import type { TemplateOverride } from '@callboard/admin'
import {
  adminStoreContract,
  adminUseCasesContract,
  noticesContract,
  ownTextAccountsContract,
  textConsentContract,
  textDeliveryContract,
} from '@callboard/admin/testing'
import { second } from '@callboard/core/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { adminRepositories } from './admin-repositories.ts'

onEachStore(adminRepositories, (name, make, scope) => {
  const harness = async (overrides: readonly TemplateOverride[]) => {
    const { database, store, stop } = await make()
    for (const override of overrides) {
      await database.writer('message_template').insert({ ...override, updated_at: second(0) })
    }
    return { store, stop }
  }
  adminStoreContract(name, harness)
  adminUseCasesContract(name, harness, scope)
  textDeliveryContract(name, harness, scope)
  noticesContract(name, harness, scope)
  textConsentContract(name, harness, scope)
  ownTextAccountsContract(name, harness, scope)
})
