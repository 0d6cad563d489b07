import {
  auditionLinksSuite,
  guardedLinksSuite,
  linkRecipientsSuite,
  officeCommentsSuite,
  pageArchivesSuite,
  pagesOfOtherProjectsSuite,
  picksSuite,
  postingStoreContract,
  postingUseCasesSuite,
  recordReactionsSuite,
  toAnswerSuite,
} from '@callboard/posting/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { postingRepositories } from './posting-repositories.ts'

onEachStore(postingRepositories, (name, harness, scope) => {
  postingStoreContract(name, harness)
  postingUseCasesSuite(name, harness, scope)
  recordReactionsSuite(name, harness, scope)
  toAnswerSuite(name, harness)
  auditionLinksSuite(name, harness)
  picksSuite(name, harness)
  guardedLinksSuite(name, harness)
  pageArchivesSuite(name, harness)
  pagesOfOtherProjectsSuite(name, harness)
  linkRecipientsSuite(name, harness, scope)
  officeCommentsSuite(name, harness, scope)
})
