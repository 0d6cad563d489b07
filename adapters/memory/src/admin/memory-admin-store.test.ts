import { adminStoreContract, adminUseCasesContract } from '@callboard/admin/testing'
import { memoryAdminStore } from './memory-admin-store.ts'

const stop = async () => {}

adminStoreContract('memory', async (overrides) => ({ store: memoryAdminStore(overrides), stop }))
adminUseCasesContract('memory', async (overrides) => ({ store: memoryAdminStore(overrides), stop }))
