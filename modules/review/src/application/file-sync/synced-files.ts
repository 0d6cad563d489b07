import { BLOB_STORE, CLOCK, missing, useCase } from '@callboard/core'
import { getSyncedFile, listSyncedVideos } from '../../contract/index.ts'
import { isSeenAnew } from '../../domain/file-sync.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from '../videos/review-view.ts'
import { isPlayable, SyncedVideos } from './synced-videos.ts'

export const ListSyncedVideos = useCase(
  listSyncedVideos,
  { store: REVIEW_STORE, videos: SyncedVideos, clock: CLOCK },
  async ({ needs, subject: { session, sync } }) => {
    const now = needs.clock.now()
    if (isSeenAnew(sync, now)) await needs.store.write(({ fileSyncs }) => fileSyncs.seen(sync.id, now))
    const groups = await needs.videos.of(session.id)
    return {
      session: { _id: session.id, name: session.name },
      groups: groups.map(({ id, name }) => ({ _id: id, name })),
      videos: groups.flatMap((group) =>
        group.videos.map((video) => ({
          _id: video.id,
          group: group.id,
          name: video.name,
          version: isPlayable(video) ? needs.videos.version(video) : null,
          size: video.size,
        })),
      ),
    }
  },
)

/** A store on a disk reads the file to know its checksum; the answer must not wait for that too long. */
const CHECKED_UP_TO_BYTES = 2 * 1024 ** 3

export const GetSyncedFile = useCase(
  getSyncedFile,
  { videos: SyncedVideos, views: ReviewViews, blobs: BLOB_STORE },
  async ({ needs: { blobs, videos, views }, input, subject: { session } }) => {
    const groups = await videos.of(session.id)
    const video = groups.flatMap((group) => group.videos).find(({ id }) => id === input.video)
    if (!video || !isPlayable(video)) throw missing('This take')
    return {
      url: views.still(video.playableKey, video.id),
      version: videos.version(video),
      size: video.size,
      sha256: video.size <= CHECKED_UP_TO_BYTES ? await blobs.sha256(video.playableKey) : null,
    }
  },
)
