import { missing, type Outbox, service } from '@callboard/core'
import { groupsMarked, type VideoView, videoUpdated } from '../../contract/index.ts'
import { type GroupReview, untouched } from '../../domain/group-review.ts'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE, type ReviewRepositories } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

/** What the review keeps of a group beside its picture. */
interface Marks {
  readonly viewed?: boolean
  readonly copied?: boolean
  readonly order?: number
}

const isSame = (review: GroupReview, marks: Marks) =>
  (Object.keys(marks) as (keyof Marks)[]).every((name) => review[name] === marks[name])

/** Changes marks of groups of a session; the same change twice is one. Open screens hear once of all that changed. */
export async function markGroups(
  { groupReviews }: ReviewRepositories,
  outbox: Outbox,
  sessionId: string,
  groups: readonly { readonly id: string; readonly marks: Marks }[],
): Promise<void> {
  await groupReviews.lockSession(sessionId)
  const before = new Map(
    (await groupReviews.many(groups.map(({ id }) => id))).map((review) => [review.groupId, review]),
  )
  const changed = groups.flatMap(({ id, marks }) => {
    const review = before.get(id) ?? untouched(id, sessionId)
    const next = { ...review, ...marks }
    return isSame(review, marks) ? [] : [{ next, marks }]
  })
  if (changed.length === 0) return
  for (const { next } of changed) await groupReviews.save(next)
  outbox.signal(groupsMarked, sessionId, {
    staff: { groups: changed.map(({ next, marks }) => ({ _id: next.groupId, ...marks })) },
  })
}

/**
 * Changes the picture of a group; the same picture twice is one change.
 * Its videos are sent again, so that open screens load the group afresh.
 * @param key of a still; null: the picture of its first video
 */
export async function changeGroupPicture(
  { groupReviews, videos }: ReviewRepositories,
  outbox: Outbox,
  views: ReviewViews,
  group: { readonly id: string; readonly sessionId: string },
  key: string | null,
): Promise<void> {
  await groupReviews.lockSession(group.sessionId)
  const before = (await groupReviews.find(group.id)) ?? untouched(group.id, group.sessionId)
  if (before.thumbnailKey === key) return
  await groupReviews.save({ ...before, thumbnailKey: key })
  for (const video of await videos.list({ groupIds: [group.id] })) {
    outbox.signal(videoUpdated, group.sessionId, { staff: views.video(video) })
  }
}

export type VideoChange = Partial<Pick<Video, 'liked' | 'archived'>>

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
