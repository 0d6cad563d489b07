import { IDS, type Outbox, service } from '@callboard/core'
import { newVideoAdded, videoUpdated } from '../../contract/index.ts'
import type { Take } from '../../domain/take.ts'
import { processingAgain, videoOfTake } from '../../domain/video.ts'
import { assembleTake } from '../jobs.ts'
import type { ReviewRepositories } from '../ports/index.ts'
import { ReviewViews } from '../videos/review-view.ts'
import { saveTake } from './stored-take.ts'

/** Stores a take that has ended; one with a recording appears in its group and is made playable. */
export class TakeRegistrar extends service({ views: ReviewViews, ids: IDS }) {
  async register(repositories: ReviewRepositories, outbox: Outbox, take: Take, now: Date): Promise<void> {
    await saveTake(repositories, outbox, take)
    if (take.state !== 'done') return
    await this.#showVideo(repositories, outbox, take, now)
    const key = `${take.id}:${take.closedBy}:${take.joined}`
    outbox.enqueue(assembleTake, { take: take.id }, { key })
  }

  async #showVideo({ videos }: ReviewRepositories, outbox: Outbox, take: Take, now: Date): Promise<void> {
    const before = await videos.byTake(take.id)
    if (before) {
      const again = processingAgain(before)
      await videos.save(again)
      outbox.signal(videoUpdated, take.sessionId, { staff: this.needs.views.video(again) })
      return
    }
    const video = videoOfTake(take, this.needs.ids.next(), await videos.nextOrder(take.groupId), now)
    await videos.addIfAbsent(video)
    outbox.signal(newVideoAdded, take.sessionId, { staff: this.needs.views.video(video) })
  }
}
