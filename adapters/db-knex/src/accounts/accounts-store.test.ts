import {
  accountsStoreContract,
  chatAccountsSuite,
  googleUseCasesSuite,
  ownAccountSuite,
  passwordResetSuite,
  peopleSearchSuite,
  secondFactorSuite,
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
    secondFactorSuite,
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
