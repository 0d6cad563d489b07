import type { Take } from './take.ts'

export type VideoState = 'processing' | 'ready' | 'waiting' | 'failed'

export interface Video {
  readonly id: string
  readonly sessionId: string
  readonly groupId: string
  /** Null for a video that was not recorded here. */
  readonly takeId: string | null
  readonly name: string
  readonly talentName: string
  readonly takeNumber: number
  readonly state: VideoState
  readonly reason: string | null
  /** Seconds; 0 until known. */
  readonly duration: number
  readonly width: number
  readonly height: number
  readonly fps: number
  /** Bytes of the playable file. */
  readonly size: number
  readonly playableKey: string | null
  readonly thumbnailKey: string | null
  readonly originalKey: string | null
  readonly liked: boolean
  readonly archived: boolean
  readonly order: number
  readonly recordIds: readonly string[]
  /** Tries to make it playable since it last was processing. */
  readonly attempts: number
  readonly createdAt: Date
}

/**
 * The last of these is written down as failed before it starts: a process killed in it leaves the truth. They take ten
 * minutes, so that a store that is away for a while makes no work for a super admin.
 */
export const ASSEMBLE_ATTEMPTS = 8

/**
 * Like its original, files made of a part of the take have names of their own: a late run never writes over the whole.
 */
const fileKey = (videoId: string, take: Take, name: string) =>
  `videos/${videoId}/${take.closedBy === 'device' ? '' : `partial-${take.joined}-`}${name}`
export const playableKey = (videoId: string, take: Take) => fileKey(videoId, take, 'take.mp4')
export const thumbnailKey = (videoId: string, take: Take) => fileKey(videoId, take, 'thumbnail.jpg')

export function videoOfTake(take: Take, id: string, order: number, now: Date): Video {
  return {
    id,
    sessionId: take.sessionId,
    groupId: take.groupId,
    takeId: take.id,
    name: `${take.talentName}, take ${take.number}`,
    talentName: take.talentName,
    takeNumber: take.number,
    state: 'processing',
    reason: null,
    duration: 0,
    width: 0,
    height: 0,
    fps: 0,
    size: 0,
    playableKey: null,
    thumbnailKey: null,
    originalKey: null,
    liked: false,
    archived: false,
    order,
    recordIds: [take.recordId],
    attempts: 0,
    createdAt: now,
  }
}

/** More of its take has come: it is made again. */
export const processingAgain = (video: Video): Video => ({
  ...video,
  state: 'processing',
  reason: null,
  attempts: 0,
})

export const failed = (video: Video, reason: string): Video => ({ ...video, state: 'failed', reason })

/** A failed video starts again with its first attempt, as the new try was requested by a person. */
export function nextAttempt(video: Video): Video {
  const attempts = video.state === 'processing' ? video.attempts + 1 : 1
  const trying: Video = { ...video, state: 'processing', reason: null, attempts }
  return attempts < ASSEMBLE_ATTEMPTS
    ? trying
    : failed(trying, 'The video could not be made playable. The recording is kept.')
}

export interface PlayableFacts {
  readonly duration: number
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly size: number
  readonly originalKey: string
  readonly playableKey: string
  readonly thumbnailKey: string | null
}

export const ready = (video: Video, facts: PlayableFacts): Video => ({
  ...video,
  ...facts,
  state: 'ready',
  reason: null,
})

/** Second of the take that the thumbnail shows: 1, or the middle of a take shorter than 2 s. */
export const thumbnailSecond = (duration: number) => Math.min(1, duration / 2)
