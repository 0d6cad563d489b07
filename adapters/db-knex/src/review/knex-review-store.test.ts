import { reviewStoreContract } from '@callboard/review/testing'
import { temporaryStore } from '../testing/temporary-store.ts'
import { reviewRepositories } from './review-repositories.ts'

reviewStoreContract('SQLite', () => temporaryStore(reviewRepositories))
