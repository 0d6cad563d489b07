import { type ModuleParts, perform } from '@callboard/core'
import { reviewApi } from './api.ts'
import { AssembleTake } from './application/assemble-take.ts'
import { BuildArchive } from './application/build-archive.ts'
import { CloseAbandonedTake } from './application/close-abandoned-take.ts'
import { assembleTake, buildArchive, closeAbandonedTake, removeArchive } from './application/jobs.ts'
import { RemoveArchive } from './application/remove-archive.ts'
import { reviewRooms } from './rooms.ts'
import { reviewSubscriptions } from './subscriptions.ts'

export * from './application/ports/index.ts'
export { type GroupVideoFacts, type PlayableVideo, VideoDirectory } from './application/video-directory.ts'
export type { Archive } from './domain/archive.ts'
export type { GroupReview } from './domain/group-review.ts'
export { isRunning, TAKE_CLOSERS, type Take, type TakeState } from './domain/take.ts'
export type { Video, VideoState } from './domain/video.ts'
export { reviewModule } from './module.ts'

export const reviewParts: ModuleParts = {
  name: 'review',
  api: reviewApi,
  jobs: [
    perform(assembleTake, AssembleTake),
    perform(closeAbandonedTake, CloseAbandonedTake),
    perform(buildArchive, BuildArchive),
    perform(removeArchive, RemoveArchive),
  ],
  subscriptions: reviewSubscriptions,
  rooms: reviewRooms,
}
