import { eventHandler } from '@callboard/core'
import { groupsCopied } from '@callboard/posting/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { changeGroupReview } from './changes.ts'
import { ReviewViews } from './review-view.ts'

/** Groups that are on a posting page carry the copied flag. */
export const OnGroupsCopied = eventHandler(
  groupsCopied,
  'review.mark-copied',
  { store: REVIEW_STORE, views: ReviewViews },
  async ({ needs, payload }) => {
    await needs.store.write(async (repositories, outbox) => {
      for (const id of payload.group_ids) {
        const group = { id, sessionId: payload.session_id }
        await changeGroupReview(repositories, outbox, needs.views, group, { copied: true })
      }
    })
  },
)
