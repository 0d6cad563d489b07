import { eventHandler, useCase } from '@callboard/core'
import { groupAnswered, groupsCopied } from '@callboard/posting/contract'
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
