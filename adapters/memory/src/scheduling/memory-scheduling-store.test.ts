import { schedulingStoreContract, schedulingUseCasesContract } from '@callboard/scheduling/testing'
import { memorySchedulingStore } from './memory-scheduling-store.ts'

const make = async () => ({ store: memorySchedulingStore(), stop: async () => {} })

schedulingStoreContract('memory', make)
schedulingUseCasesContract('memory', make)
