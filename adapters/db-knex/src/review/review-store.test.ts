import { reviewStoreContract } from '@callboard/review/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { reviewRepositories } from './review-repositories.ts'

onEachStore(reviewRepositories, reviewStoreContract)
