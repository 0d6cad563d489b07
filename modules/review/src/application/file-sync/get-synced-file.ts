import { BLOB_STORE, missing, useCase } from '@callboard/core'
import { getSyncedFile } from '../../contract/index.ts'
import { MEDIA_ADDRESS_SECONDS } from '../videos/review-view.ts'
import { isPlayable, SyncedVideos } from './synced-videos.ts'

/** A store on a disk reads the file to know its checksum; the answer must not wait for that too long. */
const CHECKED_UP_TO_BYTES = 2 * 1024 ** 3

export const GetSyncedFile = useCase(
  getSyncedFile,
  { videos: SyncedVideos, blobs: BLOB_STORE },
  async ({ needs: { blobs, videos }, input, subject: { session } }) => {
    const groups = await videos.of(session.id)
    const video = groups.flatMap((group) => group.videos).find(({ id }) => id === input.video)
    if (!video || !isPlayable(video)) throw missing('This take')
    return {
      url: blobs.signGet(video.playableKey, { seconds: MEDIA_ADDRESS_SECONDS }),
      version: videos.version(video),
      size: video.size,
      sha256: video.size <= CHECKED_UP_TO_BYTES ? await blobs.sha256(video.playableKey) : null,
    }
  },
)
