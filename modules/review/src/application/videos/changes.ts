import { missing, type Outbox, service } from '@callboard/core'
import { type VideoView, videoUpdated } from '../../contract/index.ts'
import { type GroupReview, untouched } from '../../domain/group-review.ts'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE, type ReviewRepositories } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

/**
 * Changes the review data of a group; the same change twice is one.
 * Its videos are sent again, so that open screens load the group afresh.
 */
export async function changeGroupReview(
  { groupReviews, videos }: ReviewRepositories,
  outbox: Outbox,
  views: ReviewViews,
  group: { readonly id: string; readonly sessionId: string },
  fields: Partial<Pick<GroupReview, 'viewed' | 'copied' | 'thumbnailKey'>>,
): Promise<void> {
  const before = (await groupReviews.find(group.id)) ?? untouched(group.id, group.sessionId)
  const after = { ...before, ...fields }
  const isSame = (name: keyof typeof fields) => after[name] === before[name]
  if (isSame('viewed') && isSame('copied') && isSame('thumbnailKey')) return
  await groupReviews.save(after)
  for (const video of await videos.list({ groupIds: [group.id] })) {
    outbox.signal(videoUpdated, group.sessionId, { staff: views.video(video) })
  }
}

type VideoChange = Partial<Pick<Video, 'liked' | 'archived'>>

/** A change of one video, shown on all screens that have it open. */
export class VideoChanger extends service({ store: REVIEW_STORE, views: ReviewViews }) {
  async change(videoId: string, fields: VideoChange): Promise<VideoView> {
    return await this.needs.store.write((repositories, outbox) =>
      this.changeIn(repositories, outbox, videoId, fields),
    )
  }

  /** As `change`, in a transaction that is open. The same change twice is one. @throws DomainError missing */
  async changeIn(
    { videos }: ReviewRepositories,
    outbox: Outbox,
    videoId: string,
    fields: VideoChange,
  ): Promise<VideoView> {
    const video = await videos.lock(videoId)
    if (!video) throw missing('This video')
    const next = { ...video, ...fields }
    const view = this.needs.views.video(next)
    if (next.liked !== video.liked || next.archived !== video.archived) {
      await videos.save(next)
      outbox.signal(videoUpdated, next.sessionId, { staff: view })
    }
    return view
  }
}
