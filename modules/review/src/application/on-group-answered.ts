import type { Actor, UnitOfWork } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import type { groupAnswered } from '@callboard/posting/contract'
import { changeGroupReview } from './change-group-review.ts'
import type { ReviewRepositories } from './ports/index.ts'
import type { ReviewViews } from './review-views.ts'

/** A group somebody has answered counts as viewed. */
export class OnGroupAnswered {
  readonly #store: UnitOfWork<ReviewRepositories>
  readonly #views: ReviewViews

  constructor(store: UnitOfWork<ReviewRepositories>, views: ReviewViews) {
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
