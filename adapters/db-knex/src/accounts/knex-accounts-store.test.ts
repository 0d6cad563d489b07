import { accountsStoreContract, accountsUseCasesContract } from '@callboard/accounts/testing'
import { temporaryStore } from '../testing/temporary-store.ts'
import { accountsRepositories } from './accounts-repositories.ts'

const harness = () => temporaryStore(accountsRepositories)

accountsStoreContract('SQLite', harness)
accountsUseCasesContract('SQLite', harness)
