import {
  accountsStoreContract,
  chatAccountsSuite,
  googleUseCasesSuite,
  ownAccountSuite,
  passwordResetSuite,
  peopleSearchSuite,
  signInSuite,
  signUpSuite,
  staffRequestsSuite,
  textAccountsSuite,
  usersSuite,
} from '@callboard/accounts/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { accountsRepositories } from './accounts-repositories.ts'

onEachStore(accountsRepositories, (name, harness, scope) => {
  accountsStoreContract(name, harness)
  for (const contract of [
    signInSuite,
    signUpSuite,
    passwordResetSuite,
    ownAccountSuite,
    peopleSearchSuite,
    usersSuite,
    staffRequestsSuite,
    googleUseCasesSuite,
    textAccountsSuite,
    chatAccountsSuite,
  ])
    contract(name, harness, scope)
})
