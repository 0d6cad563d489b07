import { CLOCK, service } from '@callboard/core'
import { videoUpdated } from '../../contract/index.ts'
import { isMadeHere, isStuck, processingAgain, type Video } from '../../domain/video.ts'
import { MEDIA_TOOL, REVIEW_STORE } from '../ports/index.ts'
import { enqueueMaking } from './making-job.ts'
import { ReviewViews } from './review-view.ts'

/** Finds videos that nothing works on any more, and has them made. */
export class StuckVideos extends service({
  store: REVIEW_STORE,
  media: MEDIA_TOOL,
  views: ReviewViews,
  clock: CLOCK,
}) {
  /** Those whose job is gone, and, where there is an encoder by now, those that waited for one. */
  async resume(): Promise<void> {
    const now = this.needs.clock.now()
    const found = await this.needs.store.read(async ({ videos }) => [
      ...(await videos.inState('processing')).filter((video) => isStuck(video, now)),
      ...(this.needs.media.encodes ? await videos.inState('waiting') : []),
    ])
    for (const { id, state } of found) await this.#again(id, state)
  }

  async #again(id: string, state: Video['state']): Promise<void> {
    const now = this.needs.clock.now()
    await this.needs.store.write(async ({ videos }, outbox) => {
      const video = await videos.lock(id)
      if (video?.state !== state || !isMadeHere(video)) return
      if (state === 'processing' && !isStuck(video, now)) return
      if (state === 'waiting') {
        const next = processingAgain(video)
        await videos.save(next)
        outbox.signal(videoUpdated, next.sessionId, { staff: this.needs.views.video(next) })
      }
      // One job for each last sign of life: a full queue is no reason for another one.
      const heard = (video.triedAt ?? video.createdAt).getTime()
      enqueueMaking(outbox, video, `${state}:${heard}`)
    })
  }
}
