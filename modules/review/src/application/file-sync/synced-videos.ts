import { SECRET_HASHER, service } from '@callboard/core'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { shownGroupName } from '../../contract/index.ts'
import { inReviewOrder } from '../../domain/group-order.ts'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'

export interface SyncedGroup {
  readonly id: string
  readonly name: string
  /** In order, without archived ones. */
  readonly videos: readonly Video[]
}

/** A video whose file is there. */
export type PlayableVideo = Video & { readonly playableKey: string }

export const isPlayable = (video: Video): video is PlayableVideo =>
  video.state === 'ready' && video.playableKey !== null

/** The videos that a synced folder holds: those of the wall of the review. */
export class SyncedVideos extends service({
  store: REVIEW_STORE,
  groups: GROUP_DIRECTORY,
  hasher: SECRET_HASHER,
}) {
  /** In their order. */
  async of(sessionId: string): Promise<readonly SyncedGroup[]> {
    const [groups, { reviews, videos }] = await Promise.all([
      this.needs.groups.bySession(sessionId),
      this.needs.store.read(async (repositories) => ({
        reviews: await repositories.groupReviews.bySession(sessionId),
        videos: await repositories.videos.list({ sessionId }),
      })),
    ])
    const reviewed = new Map(reviews.map((review) => [review.groupId, review]))
    const byGroup = Map.groupBy(
      videos.filter(({ archived }) => !archived),
      ({ groupId }) => groupId,
    )
    return inReviewOrder(groups, reviews)
      .filter(({ id }) => !reviewed.get(id)?.archived)
      .map(({ id, name, members }) => ({
        id,
        name: shownGroupName(
          name,
          members.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
          (byGroup.get(id) ?? []).map(({ talentName }) => talentName),
        ),
        videos: byGroup.get(id) ?? [],
      }))
  }

  /** The same for as long as the file has the same bytes. */
  version({ playableKey, size }: PlayableVideo): string {
    return this.needs.hasher.digest(`${playableKey} ${size}`)
  }
}
