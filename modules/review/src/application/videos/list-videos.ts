import { ACCESS, invalid, useCase } from '@callboard/core'
import { STAFF, subjectOf } from '@callboard/core/http-contract'
import { recordSubject } from '@callboard/lobby/contract'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { getVideo, listArchivedVideos, listLastVideos } from '../../contract/index.ts'
import { inReviewOrder } from '../../domain/group-order.ts'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

export const GetVideo = useCase(getVideo, { views: ReviewViews }, async ({ needs, subject: { video } }) =>
  needs.views.video(video),
)

export const ListArchivedVideos = useCase(
  listArchivedVideos,
  { store: REVIEW_STORE, groups: GROUP_DIRECTORY, views: ReviewViews },
  async ({ needs, subject: { session } }) => {
    const groups = await needs.groups.bySession(session.id)
    const { videos, reviews } = await needs.store.read(async (repositories) => ({
      videos: await repositories.videos.list({ sessionId: session.id }),
      reviews: await repositories.groupReviews.bySession(session.id),
    }))
    const away = new Set(reviews.filter(({ archived }) => archived).map(({ groupId }) => groupId))
    const place = new Map(inReviewOrder(groups, reviews).map(({ id, order }) => [id, order]))
    const placeOf = ({ groupId }: Video) => place.get(groupId) ?? 0
    return {
      videos: videos
        .filter(({ archived, groupId }) => archived || away.has(groupId))
        .toSorted((a, b) => placeOf(a) - placeOf(b) || a.order - b.order)
        .map((video) => needs.views.video(video)),
    }
  },
)

const ofRecord = subjectOf(recordSubject, { id: 'id' }, STAFF)

export const ListLastVideos = useCase(
  listLastVideos,
  { access: ACCESS, store: REVIEW_STORE, views: ReviewViews },
  async ({ needs, actor, input: { ids } }) => {
    const sessions = new Set<string>()
    for (const id of ids) sessions.add((await needs.access.admit(ofRecord, actor, { id })).session.id)
    const [sessionId, ...others] = sessions
    if (sessionId === undefined || others.length > 0)
      throw invalid('ids', 'These talent are not of one session.')
    const all = await needs.store.read(({ videos }) => videos.list({ sessionId }))
    const byTime = all
      .filter(({ archived }) => !archived)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.takeNumber - a.takeNumber)
    const last = ids.flatMap((id) => byTime.find(({ recordIds }) => recordIds.includes(id)) ?? [])
    return { videos: [...new Set(last)].map((video) => needs.views.video(video)) }
  },
)
