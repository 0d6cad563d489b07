import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { groupAnswered } from '@callboard/posting/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { changeGroupReview } from './changes.ts'
import { ReviewViews } from './review-view.ts'

/** A group with an answer on a posting page counts as viewed. */
export class OnGroupAnswered extends eventHandler(groupAnswered, 'review.mark-viewed', {
  store: REVIEW_STORE,
  views: ReviewViews,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof groupAnswered>): Promise<void> {
    const group = { id: input.group_id, sessionId: input.session_id }
    await this.needs.store.write((repositories, outbox) =>
      changeGroupReview(repositories, outbox, this.needs.views, group, { viewed: true }),
    )
  }
}
