export interface GroupVideos {
  readonly groupId: string
  readonly videos: readonly {
    readonly id: string
    readonly liked: boolean
    readonly archived: boolean
    readonly order: number
  }[]
}

export interface PlayableVideo {
  readonly name: string
  readonly url: string | null
  readonly thumbnailUrl: string | null
  readonly duration: number
  readonly width: number
  readonly height: number
}

/** What this module asks of review about videos. */
export interface VideoDirectory {
  forGroups(sessionId: string, groupIds: readonly string[]): Promise<readonly GroupVideos[]>
  playable(videoIds: readonly string[]): Promise<ReadonlyMap<string, PlayableVideo>>
}

export const POSTING_VIDEO_DIRECTORY = Symbol('posting.video-directory')
