import { BLOB_STORE, CLOCK, keptSince, service } from '@callboard/core'
import { POSTED_COPIES } from '@callboard/posting/queries'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { UploadSweeper } from '../uploads/upload-sweeper.ts'

const AT_ONCE = 100
/** Clocks of two machines differ: nothing that may still be brought back loses its files. */
const MARGIN_MS = 3_600_000

/** Removes the files of videos that are gone for good. Those that a copy in another session plays go with the last one. */
export class RemovedMedia extends service({
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  uploads: UploadSweeper,
  copies: POSTED_COPIES,
  clock: CLOCK,
}) {
  /** Of videos that were deleted so long ago that they cannot be brought back, and that are on no posting page. */
  async remove(): Promise<void> {
    const before = new Date(keptSince(this.needs.clock.now()).getTime() - MARGIN_MS)
    let after = ''
    let found: readonly Video[]
    do {
      found = await this.needs.store.read(({ videos }) => videos.leftBehind(before, after, AT_ONCE))
      const ids = found.map(({ id }) => id)
      const posted = await this.needs.copies.copiedVideos(ids, before)
      const played = await this.needs.store.read(({ videos }) => videos.playedByCopies(ids))
      for (const video of found)
        if (!posted.has(video.id) && !played.has(video.id)) await this.#filesOf(video)
      after = ids.at(-1) ?? ''
    } while (found.length === AT_ONCE)
  }

  /** Of a session that is gone for good. What copies play is deleted and left to `remove`. */
  async ofSession(sessionId: string): Promise<void> {
    const { videos, takes, played } = await this.needs.store.read(async (repositories) => {
      const every = await repositories.videos.list({ sessionId, ever: true })
      return {
        videos: every,
        takes: await repositories.takes.list({ sessionId }),
        played: await repositories.videos.playedByCopies(every.map(({ id }) => id)),
      }
    })
    const kept = videos.filter(({ id }) => played.has(id))
    const deletedAt = this.needs.clock.now()
    await this.needs.store.write(async (repositories) => {
      for (const video of kept)
        if (video.deletedAt === null) await repositories.videos.save({ ...video, deletedAt })
    })
    for (const video of videos) if (!played.has(video.id)) await this.#filesOf(video)
    const keptTakes = new Set(kept.map(({ takeId }) => takeId))
    for (const { id } of takes) if (!keptTakes.has(id)) await this.#ofTake(id)
  }

  /** The files first: one that is killed in between finds the rest the next time. */
  async #filesOf({ id, takeId, uploadId }: Video): Promise<void> {
    await this.#folder(`videos/${id}/`)
    if (takeId !== null) await this.#ofTake(takeId)
    if (uploadId !== null) await this.needs.uploads.removeFiles(uploadId)
    await this.needs.store.write(async ({ videos }) => {
      const video = await videos.lockAny(id)
      if (video) await videos.save({ ...video, playableKey: null, thumbnailKey: null, originalKey: null })
    })
  }

  async #ofTake(takeId: string): Promise<void> {
    await this.#folder(`takes/${takeId}/`)
  }

  async #folder(prefix: string): Promise<void> {
    for (const key of await this.needs.blobs.list(prefix)) await this.needs.blobs.remove(key)
  }
}
