import { schedulingStoreContract, schedulingUseCasesContract } from '@callboard/scheduling/testing'
import { memorySchedulingStore } from './memory-scheduling-store.ts'

const harness = async () => ({ store: memorySchedulingStore(), stop: async () => {} })

schedulingStoreContract('memory', harness)
schedulingUseCasesContract('memory', harness)
