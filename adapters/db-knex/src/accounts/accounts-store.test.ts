import {
  accountsStoreContract,
  accountsUseCasesContract,
  googleUseCasesContract,
  textAccountsContract,
} from '@callboard/accounts/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { accountsRepositories } from './accounts-repositories.ts'

onEachStore(accountsRepositories, (name, harness) => {
  accountsStoreContract(name, harness)
  accountsUseCasesContract(name, harness)
  googleUseCasesContract(name, harness)
  textAccountsContract(name, harness)
})
