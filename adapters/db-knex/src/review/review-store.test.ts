import {
  archivesContract,
  reviewStoreContract,
  reviewUseCasesContract,
  takeDevicesContract,
} from '@callboard/review/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { reviewRepositories } from './review-repositories.ts'

onEachStore(reviewRepositories, (name, harness, scope) => {
  reviewStoreContract(name, harness)
  reviewUseCasesContract(name, harness, scope)
  takeDevicesContract(name, harness, scope)
  archivesContract(name, harness, scope)
})
