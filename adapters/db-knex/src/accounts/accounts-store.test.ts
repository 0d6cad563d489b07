import {
  accountsStoreContract,
  accountsUseCasesContract,
  googleUseCasesContract,
  textAccountsContract,
} from '@callboard/accounts/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { accountsRepositories } from './accounts-repositories.ts'

onEachStore(accountsRepositories, (name, harness, scope) => {
  accountsStoreContract(name, harness)
  accountsUseCasesContract(name, harness, scope)
  googleUseCasesContract(name, harness, scope)
  textAccountsContract(name, harness, scope)
})
