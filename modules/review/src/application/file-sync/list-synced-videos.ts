import { CLOCK, useCase } from '@callboard/core'
import { listSyncedVideos } from '../../contract/index.ts'
import { isSeenAnew } from '../../domain/file-sync.ts'
import { REVIEW_STORE } from '../ports/index.ts'
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
