import { schedulingStoreContract, schedulingUseCasesContract } from '@callboard/scheduling/testing'
import { temporaryStore } from '../testing/temporary-store.ts'
import { schedulingRepositories } from './scheduling-repositories.ts'

const harness = () => temporaryStore(schedulingRepositories)

schedulingStoreContract('SQLite', harness)
schedulingUseCasesContract('SQLite', harness)
