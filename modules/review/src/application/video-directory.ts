import type { ReviewStore } from './ports/index.ts'
import type { ReviewViews } from './review-view.ts'

export interface GroupVideoFacts {
  readonly id: string
  readonly liked: boolean
  readonly archived: boolean
  readonly order: number
}

export interface PlayableVideo {
  readonly name: string
  /** Signed, good for an hour; null while it is not playable. */
  readonly url: string | null
  readonly thumbnailUrl: string | null
  /** Seconds. */
  readonly duration: number
  readonly width: number
  readonly height: number
}

/** What other modules may know of videos. Who asks has checked access. */
export class VideoDirectory {
  readonly #store: ReviewStore
  readonly #views: ReviewViews

  constructor(store: ReviewStore, views: ReviewViews) {
    this.#store = store
    this.#views = views
  }

  /** One answer for each group asked for, with its videos in order; groups of other sessions have none. */
  async forGroups(
    sessionId: string,
    groupIds: readonly string[],
  ): Promise<readonly { groupId: string; videos: readonly GroupVideoFacts[] }[]> {
    const found = await this.#store.read(({ videos }) => videos.list({ sessionId, groupIds }))
    const byGroup = Map.groupBy(found, (video) => video.groupId)
    return groupIds.map((groupId) => ({
      groupId,
      videos: (byGroup.get(groupId) ?? []).map(({ id, liked, archived, order }) => ({
        id,
        liked,
        archived,
        order,
      })),
    }))
  }

  /** Videos that are gone are not in it. */
  async playable(videoIds: readonly string[]): Promise<ReadonlyMap<string, PlayableVideo>> {
    const found = await this.#store.read(({ videos }) => videos.list({ ids: videoIds }))
    return new Map(
      found.map((video) => [
        video.id,
        {
          name: video.name,
          url: this.#views.address(video.playableKey),
          thumbnailUrl: this.#views.address(video.thumbnailKey),
          duration: video.duration,
          width: video.width,
          height: video.height,
        },
      ]),
    )
  }
}
