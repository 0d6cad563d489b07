import { useCase } from '@callboard/core'
import { getGroupVideos } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

export const GetGroupVideos = useCase(
  getGroupVideos,
  { store: REVIEW_STORE, views: ReviewViews },
  ({ needs, subject: { group } }) =>
    needs.store.read(async ({ groupReviews, videos }) =>
      needs.views.group(
        group,
        await groupReviews.find(group.id),
        await videos.list({ groupIds: [group.id] }),
      ),
    ),
)
