import { eventHandler } from '@callboard/core'
import { groupAnswered } from '@callboard/posting/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { changeGroupReview } from './changes.ts'
import { ReviewViews } from './review-view.ts'

/** A group with an answer on a posting page counts as viewed. */
export const OnGroupAnswered = eventHandler(
  groupAnswered,
  'review.mark-viewed',
  { store: REVIEW_STORE, views: ReviewViews },
  async ({ needs, payload }) => {
    const group = { id: payload.group_id, sessionId: payload.session_id }
    await needs.store.write((repositories, outbox) =>
      changeGroupReview(repositories, outbox, needs.views, group, { viewed: true }),
    )
  },
)
