import {
  postingStoreContract,
  postingUseCasesContract,
  recordReactionsContract,
} from '@callboard/posting/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { postingRepositories } from './posting-repositories.ts'

onEachStore(postingRepositories, (name, harness, scope) => {
  postingStoreContract(name, harness)
  postingUseCasesContract(name, harness, scope)
  recordReactionsContract(name, harness, scope)
})
