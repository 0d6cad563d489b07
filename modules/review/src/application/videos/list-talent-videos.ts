import { type NeedsOf, outsideHoldOn, useCase } from '@callboard/core'
import { listTalentVideos, shownVideoSubject, type TalentVideo } from '../../contract/index.ts'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

const NEEDS = { store: REVIEW_STORE, views: ReviewViews }
type Needs = NeedsOf<typeof NEEDS>

/** What staff have archived, a take or its whole group, is not shown to clients. */
export const ListTalentVideos = useCase(
  listTalentVideos,
  NEEDS,
  async ({ needs, subject: { record, session } }) => {
    const shown = await needs.store.read(async ({ groupReviews, videos }) => {
      const all = await videos.list({ sessionId: session.id })
      const own = all.filter(({ recordIds, archived }) => recordIds.includes(record.id) && !archived)
      const reviews = await groupReviews.many(own.map(({ groupId }) => groupId))
      const away = new Set(reviews.filter(({ archived }) => archived).map(({ groupId }) => groupId))
      return own.filter(({ groupId }) => !away.has(groupId))
    })
    const inTime = shown.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    return { videos: inTime.flatMap((video) => view(needs, video) ?? []) }
  },
)

/** @returns null for a video that does not play */
function view(
  { views }: Needs,
  { id, name, duration, fps, playableKey, thumbnailKey, createdAt }: Video,
): TalentVideo | null {
  if (playableKey === null) return null
  const hold = outsideHoldOn(shownVideoSubject, { id })
  return {
    _id: id,
    name,
    duration,
    fps,
    url: views.sign(playableKey, hold),
    thumbnail_url: views.address(thumbnailKey, hold),
    created_at: createdAt.toISOString(),
  }
}
