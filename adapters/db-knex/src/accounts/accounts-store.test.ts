import {
  accountsStoreContract,
  chatAccountsContract,
  googleUseCasesContract,
  ownAccountContract,
  passwordResetContract,
  peopleSearchContract,
  signInContract,
  signUpContract,
  staffRequestsContract,
  textAccountsContract,
  usersContract,
} from '@callboard/accounts/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { accountsRepositories } from './accounts-repositories.ts'

onEachStore(accountsRepositories, (name, harness, scope) => {
  accountsStoreContract(name, harness)
  for (const contract of [
    signInContract,
    signUpContract,
    passwordResetContract,
    ownAccountContract,
    peopleSearchContract,
    usersContract,
    staffRequestsContract,
    googleUseCasesContract,
    textAccountsContract,
    chatAccountsContract,
  ])
    contract(name, harness, scope)
})
