import type { ReviewRepositories } from '@callboard/review'
import type { Query } from '../dialect/query.ts'
import { KnexArchiveRepository } from './knex-archive-repository.ts'
import { KnexPieceRepository, KnexTakeRepository } from './knex-take-repository.ts'
import { KnexGroupReviewRepository, KnexVideoRepository } from './knex-video-repository.ts'

/** For `knexUnitOfWork`. */
export const reviewRepositories = (query: Query): ReviewRepositories => ({
  takes: new KnexTakeRepository(query),
  pieces: new KnexPieceRepository(query),
  videos: new KnexVideoRepository(query),
  groupReviews: new KnexGroupReviewRepository(query),
  archives: new KnexArchiveRepository(query),
})
