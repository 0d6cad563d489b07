import {
  archivesContract,
  fileSyncContract,
  reviewStoreContract,
  reviewUseCasesContract,
  takeDevicesContract,
  talentVideosContract,
  uploadsContract,
} from '@callboard/review/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { reviewRepositories } from './review-repositories.ts'

onEachStore(reviewRepositories, (name, harness, scope) => {
  reviewStoreContract(name, harness)
  reviewUseCasesContract(name, harness, scope)
  takeDevicesContract(name, harness, scope)
  archivesContract(name, harness, scope)
  fileSyncContract(name, harness, scope)
  talentVideosContract(name, harness)
  uploadsContract(name, harness, scope)
})
