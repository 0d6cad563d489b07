import { freelancersStoreContract, freelancersUseCasesContract } from '@callboard/freelancers/testing'
import { memoryFreelancersStore } from './memory-freelancers-store.ts'

const harness = async () => ({ store: memoryFreelancersStore(), stop: async () => {} })

freelancersStoreContract('memory', harness)
freelancersUseCasesContract('memory', harness)
