import type { PostingRepositories } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { postingGroupRepository } from './group-repository.ts'
import { linkRepository } from './link-repository.ts'
import { pageArchiveRepository } from './page-archive-repository.ts'
import { pageRepository } from './page-repository.ts'
import { commentRepository, feedbackRepository, privacyRepository } from './reaction-repositories.ts'
import { recipientRepository } from './recipient-repository.ts'
import { takeViewRepository } from './take-view-repository.ts'
import { toAnswerRepository } from './to-answer-repository.ts'
import { traceRepository } from './trace-repository.ts'

/** For `knexUnitOfWork`. */
export const postingRepositories = (query: Query): PostingRepositories => ({
  pages: pageRepository(query),
  groups: postingGroupRepository(query),
  links: linkRepository(query),
  recipients: recipientRepository(query),
  takeViews: takeViewRepository(query),
  feedbacks: feedbackRepository(query),
  comments: commentRepository(query),
  privacy: privacyRepository(query),
  pageArchives: pageArchiveRepository(query),
  toAnswer: toAnswerRepository(query),
  traces: traceRepository(query),
})
