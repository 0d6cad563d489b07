import type { Outbox } from '@callboard/core'
import { videoUpdated } from '../../contract/index.ts'
import { type GroupReview, untouched } from '../../domain/group-review.ts'
import type { ReviewRepositories } from '../ports/index.ts'
import type { ReviewViews } from './review-view.ts'

/**
 * Changes what review keeps about a group; the same change twice is one.
 * Its videos are sent again, so that open screens load the group afresh.
 */
export async function changeGroupReview(
  { groupReviews, videos }: ReviewRepositories,
  outbox: Outbox,
  views: ReviewViews,
  group: { readonly id: string; readonly sessionId: string },
  fields: Partial<Pick<GroupReview, 'viewed' | 'copied'>>,
): Promise<void> {
  const before = (await groupReviews.find(group.id)) ?? untouched(group.id, group.sessionId)
  const after = { ...before, ...fields }
  if (after.viewed === before.viewed && after.copied === before.copied) return
  await groupReviews.save(after)
  for (const video of await videos.list({ groupIds: [group.id] })) {
    outbox.signal(videoUpdated, group.sessionId, { staff: views.video(video) })
  }
}
