import type { Actor } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import type { groupAnswered } from '@callboard/posting/contract'
import { changeGroupReview } from './change-group-review.ts'
import type { ReviewStore } from './ports/index.ts'
import type { ReviewViews } from './review-view.ts'

/** A group somebody has answered counts as viewed. */
export class OnGroupAnswered {
  readonly #store: ReviewStore
  readonly #views: ReviewViews

  constructor(store: ReviewStore, views: ReviewViews) {
    this.#store = store
    this.#views = views
  }

  async run(_actor: Actor, input: PayloadOf<typeof groupAnswered>): Promise<void> {
    const group = { id: input.group_id, sessionId: input.session_id }
    await this.#store.write((repositories, outbox) =>
      changeGroupReview(repositories, outbox, this.#views, group, { viewed: true }),
    )
  }
}
