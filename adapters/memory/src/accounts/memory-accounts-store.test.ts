import {
  accountsStoreContract,
  accountsUseCasesContract,
  googleUseCasesContract,
  textAccountsContract,
} from '@callboard/accounts/testing'
import { memoryAccountsStore } from './memory-accounts-store.ts'

const harness = async () => ({ store: memoryAccountsStore(), stop: async () => {} })

accountsStoreContract('memory', harness)
accountsUseCasesContract('memory', harness)
googleUseCasesContract('memory', harness)
textAccountsContract('memory', harness)
