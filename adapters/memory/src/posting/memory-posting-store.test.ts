import { postingStoreContract, postingUseCasesContract } from '@callboard/posting/testing'
import { memoryPostingStore } from './memory-posting-store.ts'

const harness = async () => ({ store: memoryPostingStore(), stop: async () => {} })

postingStoreContract('memory', harness)
postingUseCasesContract('memory', harness)
