import {
  adminStoreContract,
  adminUseCasesContract,
  type MakeAdminStore,
  ownTextAccountsContract,
  sharedLogContract,
  textDeliveryContract,
} from '@callboard/admin/testing'
import { memoryAdminStore } from './memory-admin-store.ts'

const stop = async () => {}

const harness: MakeAdminStore = async (overrides) => ({ store: memoryAdminStore(overrides), stop })

adminStoreContract('memory', harness)
adminUseCasesContract('memory', harness)
textDeliveryContract('memory', harness)
ownTextAccountsContract('memory', harness)
sharedLogContract('memory', async () => {
  const store = memoryAdminStore()
  return { stores: [store, store], stop }
})
