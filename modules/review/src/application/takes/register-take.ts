import { IDS, type Outbox, service } from '@callboard/core'
import { newVideoAdded, videoUpdated } from '../../contract/index.ts'
import type { Take } from '../../domain/take.ts'
import { processingAgain, videoOfTake } from '../../domain/video.ts'
import { assembleTake, sweepTake } from '../jobs.ts'
import type { ReviewRepositories } from '../ports/index.ts'
import { ReviewViews } from '../videos/review-view.ts'
import { PIECE_ADDRESS_SECONDS } from './piece-addresses.ts'
import { saveTake } from './stored-take.ts'

/** Every address of its pieces has expired by then. */
const SWEEP_AFTER_MS = (PIECE_ADDRESS_SECONDS + 60) * 1000

/** Stores a take that has ended; one with a recording appears in its group and is made playable. */
export class TakeRegistrar extends service({ views: ReviewViews, ids: IDS }) {
  async register(repositories: ReviewRepositories, outbox: Outbox, take: Take, now: Date): Promise<void> {
    await saveTake(repositories, outbox, take)
    if (take.state !== 'done') return
    await this.#showVideo(repositories, outbox, take, now)
    const key = `${take.id}:${take.closedBy}:${take.joined}`
    outbox.enqueue(assembleTake, { take: take.id }, { key })
    const at = new Date(now.getTime() + SWEEP_AFTER_MS)
    if (take.closedBy === 'device') outbox.enqueue(sweepTake, { take: take.id }, { key, at })
  }

  async #showVideo({ videos }: ReviewRepositories, outbox: Outbox, take: Take, now: Date): Promise<void> {
    const before = await videos.byTake(take.id)
    if (before) {
      const again = processingAgain(before)
      await videos.save(again)
      if (again.deletedAt === null)
        outbox.signal(videoUpdated, take.sessionId, { staff: this.needs.views.video(again) })
      return
    }
    const video = videoOfTake(take, this.needs.ids.next(), await videos.nextOrder(take.groupId), now)
    await videos.addIfAbsent(video)
    outbox.signal(newVideoAdded, take.sessionId, { staff: this.needs.views.video(video) })
  }
}
