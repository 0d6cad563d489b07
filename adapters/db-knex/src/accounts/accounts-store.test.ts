import {
  accountsStoreContract,
  botCheckSuite,
  chatAccountsSuite,
  googleUseCasesSuite,
  ownAccountSuite,
  ownDataSuite,
  passkeysSuite,
  passwordResetSuite,
  peopleSearchSuite,
  secondFactorSuite,
  signInSuite,
  signUpSuite,
  staffRequestsSuite,
  talentProfileSuite,
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
    botCheckSuite,
    secondFactorSuite,
    passkeysSuite,
    passwordResetSuite,
    ownAccountSuite,
    ownDataSuite,
    talentProfileSuite,
    peopleSearchSuite,
    usersSuite,
    staffRequestsSuite,
    googleUseCasesSuite,
    textAccountsSuite,
    chatAccountsSuite,
  ])
    contract(name, harness, scope)
})
