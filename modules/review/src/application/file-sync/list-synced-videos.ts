import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listSyncedVideos } from '../../contract/index.ts'
import { isSeenAnew } from '../../domain/file-sync.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { isPlayable, SyncedVideos } from './synced-videos.ts'

export class ListSyncedVideos extends useCase(listSyncedVideos, {
  store: REVIEW_STORE,
  videos: SyncedVideos,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof listSyncedVideos>,
    { session, sync }: SubjectOf<typeof listSyncedVideos>,
  ): Promise<ReplyOf<typeof listSyncedVideos>> {
    const now = this.needs.clock.now()
    if (isSeenAnew(sync, now)) await this.needs.store.write(({ fileSyncs }) => fileSyncs.seen(sync.id, now))
    const groups = await this.needs.videos.of(session.id)
    return {
      session: { _id: session.id, name: session.name },
      groups: groups.map(({ id, name }) => ({ _id: id, name })),
      videos: groups.flatMap((group) =>
        group.videos.map((video) => ({
          _id: video.id,
          group: group.id,
          name: video.name,
          version: isPlayable(video) ? this.needs.videos.version(video) : null,
          size: video.size,
        })),
      ),
    }
  }
}
