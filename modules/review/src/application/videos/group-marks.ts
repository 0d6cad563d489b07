import { eventHandler, type NeedsOf, useCase } from '@callboard/core'
import { copiesChanged, groupAnswered, groupsCopied } from '@callboard/posting/contract'
import { POSTED_COPIES } from '@callboard/posting/queries'
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

const MARK_COPIED = { store: REVIEW_STORE, views: ReviewViews, copies: POSTED_COPIES }

/**
 * Groups carry the copied flag while they are on a posting page. The page is asked inside the write, so that of several
 * events the last one to be heard finds what is true by then.
 */
async function markCopied(
  needs: NeedsOf<typeof MARK_COPIED>,
  sessionId: string,
  groupIds: readonly string[],
) {
  await needs.store.write(async (repositories, outbox) => {
    // Other events about these groups wait from here on.
    for (const id of groupIds.toSorted()) await repositories.groupReviews.find(id)
    const copied = await needs.copies.copiedInWrite(groupIds)
    for (const id of groupIds)
      await changeGroupReview(
        repositories,
        outbox,
        needs.views,
        { id, sessionId },
        { copied: copied.has(id) },
      )
  })
}

export const OnGroupsCopied = eventHandler(
  groupsCopied,
  'review.mark-copied',
  MARK_COPIED,
  ({ needs, payload }) => markCopied(needs, payload.session_id, payload.group_ids),
)

export const OnCopiesChanged = eventHandler(
  copiesChanged,
  'review.mark-copies-changed',
  MARK_COPIED,
  ({ needs, payload }) => markCopied(needs, payload.session_id, payload.group_ids),
)
