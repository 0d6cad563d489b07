import { BLOB_STORE, type Hold, holdOn, service } from '@callboard/core'
import type { GroupFacts } from '@callboard/lobby/queries'
import { sessionSubject } from '@callboard/projects/contract'
import { type ReviewGroup, type VideoView, videoSubject } from '../../contract/index.ts'
import { type GroupReview, untouched } from '../../domain/group-review.ts'
import { canBeRetried, isStillOf, type Video, videoOfStill } from '../../domain/video.ts'

/**
 * Whoever has an address may fetch its file for so long, while what it is shown for stands. Screens that are open for
 * longer renew their addresses; pictures of people are no recordings and keep theirs.
 */
export const MEDIA_ADDRESS_SECONDS = 5 * 60
const FACE_SECONDS = 3600

/** For the review of staff: its files are good while the video is there. */
const holdOnVideo = (id: string) => holdOn(videoSubject, { id })

/** Views of videos and groups for staff, with short addresses of their media. */
/** The download begins at once; S3 and the disk let one that has begun go on. */
const DOWNLOAD_ADDRESS_SECONDS = 60

export class ReviewViews extends service({ blobs: BLOB_STORE }) {
  address(key: string | null, hold: Hold, seconds?: number): string | null {
    return key === null ? null : this.sign(key, hold, seconds)
  }

  sign(key: string, hold: Hold, seconds = MEDIA_ADDRESS_SECONDS): string {
    return this.needs.blobs.signGet(key, { seconds, hold })
  }

  /** Saves the file under a name. */
  download(key: string, downloadName: string, hold: Hold): string {
    return this.needs.blobs.signGet(key, { seconds: DOWNLOAD_ADDRESS_SECONDS, downloadName, hold })
  }

  /** A picture out of a video, for staff. */
  still(key: string, videoId: string): string {
    return this.sign(key, holdOnVideo(videoId))
  }

  video(video: Video): VideoView {
    const hold = holdOnVideo(video.id)
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
      url: this.address(video.playableKey, hold),
      thumbnail_url: this.address(video.thumbnailKey, hold),
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
    const chosen =
      state.thumbnailKey !== null && isStillOf(state.thumbnailKey, videos) ? state.thumbnailKey : null
    const picture = chosen ?? shown?.thumbnailKey ?? null
    const hold = holdOn(sessionSubject, { id: group.sessionId })
    const pictured = chosen === null ? shown?.id : videoOfStill(chosen)
    return {
      _id: group.id,
      name: group.name,
      order: state.order ?? group.order,
      has_own_thumbnail: chosen !== null,
      thumbnail_url: this.address(picture, pictured ? holdOnVideo(pictured) : hold),
      records: group.members.map((member) => ({
        _id: member.recordId,
        first_name: member.firstName,
        last_name: member.lastName,
        role: member.role,
        photo_url:
          member.photoKey === null
            ? null
            : this.needs.blobs.signGet(member.photoKey, { seconds: FACE_SECONDS, hold }),
      })),
      viewed: state.viewed,
      copied: state.copied,
      is_archived: state.archived,
      videos: videos.map((video) => this.video(video)),
    }
  }
}
