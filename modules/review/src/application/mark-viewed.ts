import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { markViewed } from '../contract/index.ts'
import { changeGroupReview } from './change-group-review.ts'
import type { GroupGate } from './group-gate.ts'
import type { ReviewStore } from './ports/index.ts'
import type { ReviewViews } from './review-view.ts'

export class MarkViewed {
  readonly #store: ReviewStore
  readonly #gate: GroupGate
  readonly #views: ReviewViews

  constructor(store: ReviewStore, gate: GroupGate, views: ReviewViews) {
    this.#store = store
    this.#gate = gate
    this.#views = views
  }

  async run(actor: Actor, input: InputOf<typeof markViewed>): Promise<ReplyOf<typeof markViewed>> {
    const group = await this.#gate.group(actor, input.id)
    await this.#store.write((repositories, outbox) =>
      changeGroupReview(repositories, outbox, this.#views, group, { viewed: input.viewed }),
    )
    return { success: true }
  }
}
