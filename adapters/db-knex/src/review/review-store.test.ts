import {
  archivesSuite,
  copiedTakesSuite,
  endedMediaSuite,
  fileSyncSuite,
  groupMarksSuite,
  postersSuite,
  reviewStoreContract,
  reviewUseCasesSuite,
  takeCommentsSuite,
  takeDevicesSuite,
  talentVideosSuite,
  uploadsSuite,
} from '@callboard/review/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { reviewRepositories } from './review-repositories.ts'

onEachStore(reviewRepositories, (name, harness, scope) => {
  reviewStoreContract(name, harness)
  reviewUseCasesSuite(name, harness, scope)
  takeDevicesSuite(name, harness, scope)
  archivesSuite(name, harness, scope)
  copiedTakesSuite(name, harness, scope)
  endedMediaSuite(name, harness, scope)
  fileSyncSuite(name, harness, scope)
  groupMarksSuite(name, harness, scope)
  postersSuite(name, harness)
  takeCommentsSuite(name, harness)
  talentVideosSuite(name, harness)
  uploadsSuite(name, harness, scope)
})
