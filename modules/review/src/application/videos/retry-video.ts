import { conflict, IDS, missing, useCase } from '@callboard/core'
import { retryVideo, videoUpdated } from '../../contract/index.ts'
import { canBeRetried, processingAgain } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { enqueueMaking } from './making-job.ts'
import { ReviewViews } from './review-view.ts'

export const RetryVideo = useCase(
  retryVideo,
  { store: REVIEW_STORE, views: ReviewViews, ids: IDS },
  ({ needs, input }) =>
    needs.store.write(async ({ videos }, outbox) => {
      const video = await videos.lock(input.id)
      if (!video) throw missing('This video')
      // A second press finds it under way.
      if (video.state === 'processing') return needs.views.video(video)
      if (!canBeRetried(video)) throw conflict('nothing_to_retry', 'This video needs no other try.')
      const next = processingAgain(video)
      const view = needs.views.video(next)
      await videos.save(next)
      enqueueMaking(outbox, video, needs.ids.next())
      outbox.signal(videoUpdated, next.sessionId, { staff: view })
      return view
    }),
)
