import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getReview } from '../contract/index.ts'
import { runsSession } from '../domain/staff.ts'
import type { GroupDirectory, ReviewStore, SessionDirectory } from './ports/index.ts'
import type { ReviewViews } from './review-view.ts'
import type { SessionGate } from './session-gate.ts'

export class GetReview {
  readonly #store: ReviewStore
  readonly #gate: SessionGate
  readonly #sessions: SessionDirectory
  readonly #groups: GroupDirectory
  readonly #views: ReviewViews

  constructor(
    store: ReviewStore,
    gate: SessionGate,
    sessions: SessionDirectory,
    groups: GroupDirectory,
    views: ReviewViews,
  ) {
    this.#store = store
    this.#gate = gate
    this.#sessions = sessions
    this.#groups = groups
    this.#views = views
  }

  async run(actor: Actor, input: InputOf<typeof getReview>): Promise<ReplyOf<typeof getReview>> {
    const session = await this.#gate.session(actor, input.session)
    const [siblings, groups, { reviews, videos }] = await Promise.all([
      this.#sessions.byProject(session.projectId),
      this.#groups.bySession(session.id),
      this.#store.read(async (repositories) => ({
        reviews: new Map(
          (await repositories.groupReviews.bySession(session.id)).map((review) => [review.groupId, review]),
        ),
        videos: Map.groupBy(
          await repositories.videos.list({ sessionId: session.id }),
          (video) => video.groupId,
        ),
      })),
    ])
    const seen = siblings.filter(
      (other) => actor.kind === 'user' && runsSession(other, actor.userId, actor.userType),
    )
    return {
      session: {
        _id: session.id,
        name: session.name,
        studio: session.projectId,
        studio_name: session.projectName,
        studio_uri: session.projectUri,
        roles: [...session.roles],
      },
      sessions: seen.filter(({ id }) => id !== session.id).map(({ id, name }) => ({ _id: id, name })),
      groups: groups
        .map((group) => this.#views.group(group, reviews.get(group.id) ?? null, videos.get(group.id) ?? []))
        .sort((a, b) => a.order - b.order),
      can: {
        archive: true,
        copy: true,
        delete: actor.kind === 'user' && actor.userType === 'super_admin',
      },
    }
  }
}
