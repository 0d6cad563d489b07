import type { PostingRepositories } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { KnexPostingGroupRepository } from './knex-group-repository.ts'
import { KnexLinkRepository } from './knex-link-repository.ts'
import { KnexPageRepository } from './knex-page-repository.ts'
import { KnexCommentRepository, KnexFeedbackRepository } from './knex-reaction-repositories.ts'

/** For `knexUnitOfWork`. */
export const postingRepositories = (query: Query): PostingRepositories => ({
  pages: new KnexPageRepository(query),
  groups: new KnexPostingGroupRepository(query),
  links: new KnexLinkRepository(query),
  feedbacks: new KnexFeedbackRepository(query),
  comments: new KnexCommentRepository(query),
})
