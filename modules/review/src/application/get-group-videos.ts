import { type Actor, missing, type UnitOfWork } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getGroupVideos } from '../contract/index.ts'
import type { GroupDirectory, ReviewRepositories } from './ports/index.ts'
import type { ReviewViews } from './review-views.ts'
import type { SessionGate } from './session-gate.ts'

const WHAT = 'This group'

export class GetGroupVideos {
  readonly #store: UnitOfWork<ReviewRepositories>
  readonly #gate: SessionGate
  readonly #groups: GroupDirectory
  readonly #views: ReviewViews

  constructor(
    store: UnitOfWork<ReviewRepositories>,
    gate: SessionGate,
    groups: GroupDirectory,
    views: ReviewViews,
  ) {
    this.#store = store
    this.#gate = gate
    this.#groups = groups
    this.#views = views
  }

  async run(actor: Actor, input: InputOf<typeof getGroupVideos>): Promise<ReplyOf<typeof getGroupVideos>> {
    const group = await this.#groups.find(input.id)
    if (!group) throw missing(WHAT)
    await this.#gate.staff(actor, group.sessionId, WHAT)
    return await this.#store.read(async ({ groupReviews, videos }) =>
      this.#views.group(
        group,
        await groupReviews.find(group.id),
        await videos.list({ groupIds: [group.id] }),
      ),
    )
  }
}
