import { BLOB_STORE, service } from '@callboard/core'
import type { GroupFacts } from '@callboard/lobby/queries'
import type { ReviewGroup, VideoView } from '../../contract/index.ts'
import { type GroupReview, untouched } from '../../domain/group-review.ts'
import type { Video } from '../../domain/video.ts'

const HOUR = { seconds: 3600 }

/** Views of videos and groups for staff, with addresses good for an hour. */
export class ReviewViews extends service({ blobs: BLOB_STORE }) {
  address(key: string | null): string | null {
    return key === null ? null : this.needs.blobs.signGet(key, HOUR)
  }

  video(video: Video): VideoView {
    return {
      _id: video.id,
      session: video.sessionId,
      group: video.groupId,
      name: video.name,
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
    }
  }

  group(group: GroupFacts, review: GroupReview | null, videos: readonly Video[]): ReviewGroup {
    const state = review ?? untouched(group.id, group.sessionId)
    const shown = videos.find((video) => !video.archived && video.thumbnailKey !== null)
    return {
      _id: group.id,
      name: group.name,
      order: state.order ?? group.order,
      thumbnail_url: this.address(state.thumbnailKey ?? shown?.thumbnailKey ?? null),
      records: group.members.map((member) => ({
        _id: member.recordId,
        first_name: member.firstName,
        last_name: member.lastName,
        role: member.role,
        photo_url: this.address(member.photoKey),
      })),
      viewed: state.viewed,
      copied: state.copied,
      is_archived: state.archived,
      videos: videos.map((video) => this.video(video)),
    }
  }
}
