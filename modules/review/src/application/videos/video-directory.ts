import { BLOB_STORE, type Hold, service } from '@callboard/core'
import { isStillOf, videoOfStill } from '../../domain/video.ts'
import type {
  GroupPicture,
  GroupVideos,
  PlayableVideo,
  SessionMedia,
  TakeCommentFacts,
  VideoDirectory,
} from '../../queries/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

export class StoredVideoDirectory
  extends service({ store: REVIEW_STORE, views: ReviewViews, blobs: BLOB_STORE })
  implements VideoDirectory
{
  async forGroups(sessionId: string, groupIds: readonly string[]): Promise<readonly GroupVideos[]> {
    const [found, reviews] = await this.needs.store.read(async ({ videos, groupReviews }) => [
      await videos.list({ sessionId, groupIds }),
      await groupReviews.many(groupIds),
    ])
    const byGroup = Map.groupBy(found, (video) => video.groupId)
    return groupIds.map((groupId) => ({
      groupId,
      order: reviews.find((review) => review.groupId === groupId)?.order ?? null,
      videos: (byGroup.get(groupId) ?? []).map(({ id, liked, archived, order, state, recordIds }) => ({
        id,
        liked,
        archived,
        order,
        plays: state === 'ready',
        recordIds,
      })),
    }))
  }

  async mediaBySession(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionMedia>> {
    return await this.needs.store.read(({ videos }) => videos.mediaBySession(sessionIds))
  }

  async isPictureOf(groupId: string, key: string): Promise<boolean> {
    const videos = await this.needs.store.read((repositories) =>
      repositories.videos.list({ groupIds: [groupId] }),
    )
    return isStillOf(key, videos) && (await this.needs.blobs.info(key)) !== null
  }

  async pictures(
    groupIds: readonly string[],
    holdOf: (groupId: string, videoId: string) => Hold,
  ): Promise<ReadonlyMap<string, GroupPicture>> {
    const found = await this.needs.store.read(({ groupReviews }) => groupReviews.many(groupIds))
    return new Map(
      found.flatMap(({ groupId, thumbnailKey }) => {
        const videoId = thumbnailKey && videoOfStill(thumbnailKey)
        if (!videoId) return []
        return [[groupId, { videoId, url: this.needs.views.sign(thumbnailKey, holdOf(groupId, videoId)) }]]
      }),
    )
  }

  async playable(
    videoIds: readonly string[],
    holdOf: (videoId: string) => Hold,
  ): Promise<ReadonlyMap<string, PlayableVideo>> {
    const found = await this.needs.store.read(({ videos }) => videos.list({ ids: videoIds, ever: true }))
    return new Map(
      found.map((video) => {
        const hold = holdOf(video.id)
        const { name, duration, width, height, fps, recordIds } = video
        return [
          video.id,
          {
            name,
            plays: video.playableKey !== null,
            url: (seconds) => this.needs.views.address(video.playableKey, hold, seconds),
            thumbnailUrl: this.needs.views.address(video.thumbnailKey, hold),
            duration,
            width,
            height,
            fps,
            recordIds,
          },
        ]
      }),
    )
  }

  async comments(videoIds: readonly string[]): Promise<readonly TakeCommentFacts[]> {
    return await this.needs.store.read(({ takeComments }) => takeComments.ofVideos(videoIds))
  }

  async downloadAddress(videoId: string, name: string, hold: Hold): Promise<string | null> {
    const [video] = await this.needs.store.read(({ videos }) => videos.list({ ids: [videoId], ever: true }))
    return video?.playableKey ? this.needs.views.download(video.playableKey, `${name}.mp4`, hold) : null
  }
}
