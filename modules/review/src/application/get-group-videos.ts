import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getGroupVideos } from '../contract/index.ts'
import type { GroupGate } from './group-gate.ts'
import type { ReviewStore } from './ports/index.ts'
import type { ReviewViews } from './review-view.ts'

export class GetGroupVideos {
  readonly #store: ReviewStore
  readonly #gate: GroupGate
  readonly #views: ReviewViews

  constructor(store: ReviewStore, gate: GroupGate, views: ReviewViews) {
    this.#store = store
    this.#gate = gate
    this.#views = views
  }

  async run(actor: Actor, input: InputOf<typeof getGroupVideos>): Promise<ReplyOf<typeof getGroupVideos>> {
    const group = await this.#gate.group(actor, input.id)
    return await this.#store.read(async ({ groupReviews, videos }) =>
      this.#views.group(
        group,
        await groupReviews.find(group.id),
        await videos.list({ groupIds: [group.id] }),
      ),
    )
  }
}
