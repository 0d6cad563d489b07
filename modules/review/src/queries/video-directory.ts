import { type Hold, type Token, token } from '@callboard/core'

export interface GroupVideoFacts {
  readonly id: string
  readonly liked: boolean
  readonly archived: boolean
  readonly order: number
  /** It can be watched: it is made. */
  readonly plays: boolean
  /** Of the talent who are on it. */
  readonly recordIds: readonly string[]
}

export interface GroupVideos {
  readonly groupId: string
  /** Of the group, where the groups of its session were sorted by hand. */
  readonly order: number | null
  readonly videos: readonly GroupVideoFacts[]
}

export interface PlayableVideo {
  readonly name: string
  /** It is made. */
  readonly plays: boolean
  /** Signs an address, good for a few minutes where no other time is given. @returns null while it is not playable */
  readonly url: (seconds?: number) => string | null
  readonly thumbnailUrl: string | null
  /** Seconds. */
  readonly duration: number
  readonly width: number
  readonly height: number
  /** Frames a second; 0 until known. */
  readonly fps: number
  /** Of the talent that are on it. */
  readonly recordIds: readonly string[]
}

/** A picture that staff have chosen for a group. */
export interface GroupPicture {
  /** The video that it is out of. */
  readonly videoId: string
  /** Signed, good for a few minutes. */
  readonly url: string
}

/** What somebody of the staff wrote about a video. */
export interface TakeCommentFacts {
  readonly id: string
  readonly videoId: string
  readonly userId: string
  readonly content: string
  /** Of the video that it is about; null: the whole. */
  readonly second: number | null
  readonly createdAt: Date
}

/** The videos of a session in numbers. */
export interface SessionMedia {
  /** Of groups that staff have not opened in the review; archived ones are left out. */
  readonly unviewedTakes: number
  /** Of all playable files. */
  readonly bytes: number
}

export interface VideoDirectory {
  /** By one statement; sessions without videos are not in it. */
  mediaBySession(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionMedia>>
  /** An entry for each requested group, with its videos in order; groups of other sessions have no videos. */
  forGroups(sessionId: string, groupIds: readonly string[]): Promise<readonly GroupVideos[]>
  /** @param key of a picture; false too where its file is gone */
  isPictureOf(groupId: string, key: string): Promise<boolean>
  /**
   * Groups without a chosen picture are not in it.
   * @param holdOf what the picture of a group, which is out of a video, is shown for
   */
  pictures(
    groupIds: readonly string[],
    holdOf: (groupId: string, videoId: string) => Hold,
  ): Promise<ReadonlyMap<string, GroupPicture>>
  /**
   * Also those that were deleted from the review: what was copied elsewhere goes on there.
   * @param holdOf what a video is shown for
   */
  playable(
    videoIds: readonly string[],
    holdOf: (videoId: string) => Hold,
  ): Promise<ReadonlyMap<string, PlayableVideo>>
  /** Of all of these videos. */
  comments(videoIds: readonly string[]): Promise<readonly TakeCommentFacts[]>
  /**
   * Also of one that was deleted from the review.
   * @param name of the file, without its type
   * @returns an address that saves the video, good for a minute; null while it is not playable
   */
  downloadAddress(videoId: string, name: string, hold: Hold): Promise<string | null>
}

export const VIDEO_DIRECTORY: Token<VideoDirectory> = token('review.video-directory')
