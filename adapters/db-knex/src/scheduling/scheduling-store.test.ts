import { schedulingStoreContract, schedulingUseCasesContract } from '@callboard/scheduling/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { schedulingRepositories } from './scheduling-repositories.ts'

onEachStore(schedulingRepositories, (name, harness, scope) => {
  schedulingStoreContract(name, harness)
  schedulingUseCasesContract(name, harness, scope)
})
