import { freelancersStoreContract, freelancersUseCasesContract } from '@callboard/freelancers/testing'
import { temporaryStore } from '../testing/temporary-store.ts'
import { freelancersRepositories } from './freelancers-repositories.ts'

const harness = () => temporaryStore(freelancersRepositories)

freelancersStoreContract('SQLite', harness)
freelancersUseCasesContract('SQLite', harness)
