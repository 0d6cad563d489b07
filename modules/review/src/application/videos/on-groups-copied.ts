import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { groupsCopied } from '@callboard/posting/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { changeGroupReview } from './changes.ts'
import { ReviewViews } from './review-view.ts'

/** Groups that are on a posting page carry the copied flag. */
export class OnGroupsCopied extends eventHandler(groupsCopied, 'review.mark-copied', {
  store: REVIEW_STORE,
  views: ReviewViews,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof groupsCopied>): Promise<void> {
    await this.needs.store.write(async (repositories, outbox) => {
      for (const id of input.group_ids) {
        const group = { id, sessionId: input.session_id }
        await changeGroupReview(repositories, outbox, this.needs.views, group, { copied: true })
      }
    })
  }
}
