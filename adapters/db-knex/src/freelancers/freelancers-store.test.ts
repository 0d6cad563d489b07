import {
  freelancersStoreContract,
  freelancersUseCasesSuite,
  requestsSuite,
} from '@callboard/freelancers/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { freelancersRepositories } from './freelancers-repositories.ts'

onEachStore(freelancersRepositories, (name, harness, scope) => {
  freelancersStoreContract(name, harness)
  freelancersUseCasesSuite(name, harness, scope)
  requestsSuite(name, harness, scope)
})
