import { type Actor, conflict, IDS, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { retryVideo, videoUpdated } from '../../contract/index.ts'
import { canBeRetried, processingAgain } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { enqueueMaking } from './making-job.ts'
import { ReviewViews } from './review-view.ts'

export class RetryVideo extends useCase(retryVideo, { store: REVIEW_STORE, views: ReviewViews, ids: IDS }) {
  async run(_actor: Actor, input: InputOf<typeof retryVideo>): Promise<ReplyOf<typeof retryVideo>> {
    return await this.needs.store.write(async ({ videos }, outbox) => {
      const video = await videos.lock(input.id)
      if (!video) throw missing('This video')
      // A second press finds it under way.
      if (video.state === 'processing') return this.needs.views.video(video)
      if (!canBeRetried(video)) throw conflict('nothing_to_retry', 'This video needs no other try.')
      const next = processingAgain(video)
      const view = this.needs.views.video(next)
      await videos.save(next)
      enqueueMaking(outbox, video, this.needs.ids.next())
      outbox.signal(videoUpdated, next.sessionId, { staff: view })
      return view
    })
  }
}
