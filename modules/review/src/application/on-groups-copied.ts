import type { Actor } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import type { groupsCopied } from '@callboard/posting/contract'
import { changeGroupReview } from './change-group-review.ts'
import type { ReviewStore } from './ports/index.ts'
import type { ReviewViews } from './review-view.ts'

/** Groups that are on a posting page carry the copied flag. */
export class OnGroupsCopied {
  readonly #store: ReviewStore
  readonly #views: ReviewViews

  constructor(store: ReviewStore, views: ReviewViews) {
    this.#store = store
    this.#views = views
  }

  async run(_actor: Actor, input: PayloadOf<typeof groupsCopied>): Promise<void> {
    await this.#store.write(async (repositories, outbox) => {
      for (const id of input.group_ids) {
        const group = { id, sessionId: input.session_id }
        await changeGroupReview(repositories, outbox, this.#views, group, { copied: true })
      }
    })
  }
}
