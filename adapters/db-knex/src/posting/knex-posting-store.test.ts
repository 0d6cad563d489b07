import { postingStoreContract, postingUseCasesContract } from '@callboard/posting/testing'
import { temporaryStore } from '../testing/temporary-store.ts'
import { postingRepositories } from './posting-repositories.ts'

const harness = () => temporaryStore(postingRepositories)

postingStoreContract('SQLite', harness)
postingUseCasesContract('SQLite', harness)
