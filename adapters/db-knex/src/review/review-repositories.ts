import type { ReviewRepositories } from '@callboard/review'
import type { Query } from '../dialect/query.ts'
import { archiveRepository } from './archive-repository.ts'
import { fileSyncRepository } from './file-sync-repository.ts'
import { takeCommentRepository } from './take-comment-repository.ts'
import { pieceRepository, takeRepository } from './take-repository.ts'
import { traceRepository } from './trace-repository.ts'
import { uploadPartRepository, uploadRepository } from './upload-repository.ts'
import { groupReviewRepository, videoRepository } from './video-repository.ts'

/** For `knexUnitOfWork`. */
export const reviewRepositories = (query: Query): ReviewRepositories => ({
  takes: takeRepository(query),
  pieces: pieceRepository(query),
  uploads: uploadRepository(query),
  uploadParts: uploadPartRepository(query),
  videos: videoRepository(query),
  groupReviews: groupReviewRepository(query),
  archives: archiveRepository(query),
  fileSyncs: fileSyncRepository(query),
  takeComments: takeCommentRepository(query),
  traces: traceRepository(query),
})
