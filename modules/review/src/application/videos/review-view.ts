import { BLOB_STORE, service } from '@callboard/core'
import type { GroupFacts } from '@callboard/lobby/queries'
import type { ReviewGroup, VideoView } from '../../contract/index.ts'
import { type GroupReview, untouched } from '../../domain/group-review.ts'
import { canBeRetried, type Video } from '../../domain/video.ts'

/**
 * For so long media of a link that was removed may still be fetched. Screens that are open for longer renew their
 * addresses; pictures of people are no recordings and keep theirs.
 */
export const MEDIA_ADDRESS_SECONDS = 5 * 60
const HOUR = { seconds: 3600 }

/** Views of videos and groups for staff, with short addresses of their media. */
export class ReviewViews extends service({ blobs: BLOB_STORE }) {
  address(key: string | null): string | null {
    return key === null ? null : this.sign(key)
  }

  sign(key: string): string {
    return this.needs.blobs.signGet(key, { seconds: MEDIA_ADDRESS_SECONDS })
  }

  #face(key: string | null): string | null {
    return key === null ? null : this.needs.blobs.signGet(key, HOUR)
  }

  video(video: Video): VideoView {
    return {
      _id: video.id,
      session: video.sessionId,
      group: video.groupId,
      name: video.name,
      talent_name: video.talentName,
      state: video.state,
      reason: video.reason,
      duration: video.duration,
      width: video.width,
      height: video.height,
      fps: video.fps,
      size: video.size,
      url: this.address(video.playableKey),
      thumbnail_url: this.address(video.thumbnailKey),
      liked: video.liked,
      is_archived: video.archived,
      order: video.order,
      record_ids: [...video.recordIds],
      created_at: video.createdAt.toISOString(),
      warning: video.warning,
      can: { retry: canBeRetried(video) },
    }
  }

  group(group: GroupFacts, review: GroupReview | null, videos: readonly Video[]): ReviewGroup {
    const state = review ?? untouched(group.id, group.sessionId)
    const shown = videos.find((video) => !video.archived && video.thumbnailKey !== null)
    return {
      _id: group.id,
      name: group.name,
      order: state.order ?? group.order,
      has_own_thumbnail: state.thumbnailKey !== null,
      thumbnail_url: this.address(state.thumbnailKey ?? shown?.thumbnailKey ?? null),
      records: group.members.map((member) => ({
        _id: member.recordId,
        first_name: member.firstName,
        last_name: member.lastName,
        role: member.role,
        photo_url: this.#face(member.photoKey),
      })),
      viewed: state.viewed,
      copied: state.copied,
      is_archived: state.archived,
      videos: videos.map((video) => this.video(video)),
    }
  }
}
