import { useCase } from '@callboard/core'
import { markViewed } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { changeGroupReview } from './changes.ts'
import { ReviewViews } from './review-view.ts'

export const MarkViewed = useCase(
  markViewed,
  { store: REVIEW_STORE, views: ReviewViews },
  async ({ needs, input, subject: { group } }) => {
    await needs.store.write((repositories, outbox) =>
      changeGroupReview(repositories, outbox, needs.views, group, { viewed: input.viewed }),
    )
    return { success: true }
  },
)
