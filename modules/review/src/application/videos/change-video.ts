import { missing, service } from '@callboard/core'
import { type VideoView, videoUpdated } from '../../contract/index.ts'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

/** A change of one video, shown to everybody who has it open. */
export class VideoChanger extends service({ store: REVIEW_STORE, views: ReviewViews }) {
  /** The same change twice is one. @throws DomainError missing */
  async change(videoId: string, fields: Partial<Pick<Video, 'liked' | 'archived'>>): Promise<VideoView> {
    return await this.needs.store.write(async ({ videos }, outbox) => {
      const video = await videos.lock(videoId)
      if (!video) throw missing('This video')
      const next = { ...video, ...fields }
      const view = this.needs.views.video(next)
      if (next.liked !== video.liked || next.archived !== video.archived) {
        await videos.save(next)
        outbox.signal(videoUpdated, next.sessionId, { staff: view })
      }
      return view
    })
  }
}
