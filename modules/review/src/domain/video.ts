import { recordsOf, type Take } from './take.ts'

export type VideoState = 'processing' | 'ready' | 'waiting' | 'failed'

export interface Video {
  readonly id: string
  readonly sessionId: string
  readonly groupId: string
  /** Null for a video that was not recorded here. */
  readonly takeId: string | null
  /** The upload that it came by; null for one that was recorded here. */
  readonly uploadId: string | null
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
  /** What staff should look at although it plays, in words. */
  readonly warning: string | null
  /** Sign of life of the making of it: when its last try began, or told how far it is. */
  readonly triedAt: Date | null
  /** When it was deleted; it can be brought back for `KEPT_DAYS`. */
  readonly deletedAt: Date | null
  /** The video whose files these are, where the group was copied from another session; it is never a copy itself. */
  readonly copiedFrom: string | null
}

/**
 * The last of these is written down as failed before it starts: a process killed in it leaves the truth. They take five
 * minutes, so that a store that is away for a while makes no work for staff.
 */
export const ASSEMBLE_ATTEMPTS = 5
/** The longest recording takes about its own length to encode. A program that hangs is ended much earlier. */
export const ASSEMBLE_TIMEOUT_MS = 4 * 3_600_000

/**
 * Like its original, files made of a part of the take have names of their own: a late run never writes over the whole.
 */
const fileKey = (videoId: string, take: Take, name: string) =>
  `videos/${videoId}/${take.closedBy === 'device' ? '' : `partial-${take.joined}-`}${name}`
export const playableKey = (videoId: string, take: Take) => fileKey(videoId, take, 'take.mp4')
export const thumbnailKey = (videoId: string, take: Take) => fileKey(videoId, take, 'thumbnail.jpg')

/** Key of a picture out of a video at a chosen time. */
export const stillKey = (videoId: string, id: string) => `videos/${videoId}/stills/${id}.jpg`
/** @returns the video that the picture is out of; null when the key is none of such a picture */
export const videoOfStill = (key: string): string | null =>
  /^videos\/([^/]+)\/stills\/[^/]+\.jpg$/.exec(key)?.[1] ?? null

/** Whether the picture is out of one of these videos. */
export const isStillOf = (key: string, videos: readonly Pick<Video, 'id'>[]): boolean =>
  videos.some(({ id }) => id === videoOfStill(key))

/** Seconds of a time in a video: a number, or `HH:MM:SS.mmm`, whose first parts may be left out. */
export const secondsOf = (timemark: number | string): number =>
  typeof timemark === 'number'
    ? timemark
    : timemark.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)

type NewVideo = Pick<
  Video,
  | 'id'
  | 'sessionId'
  | 'groupId'
  | 'takeId'
  | 'uploadId'
  | 'name'
  | 'talentName'
  | 'takeNumber'
  | 'order'
  | 'recordIds'
  | 'createdAt'
>

export const videoOfTake = (take: Take, id: string, order: number, now: Date): Video =>
  newVideo({
    id,
    sessionId: take.sessionId,
    groupId: take.groupId,
    takeId: take.id,
    uploadId: null,
    name: `${take.talentName}, take ${take.number}${take.recorderId === null ? '' : ' (in the room)'}`,
    talentName: take.talentName,
    takeNumber: take.number,
    order,
    recordIds: recordsOf(take),
    createdAt: now,
  })

/** A video that is not made yet. */
export function newVideo(video: NewVideo): Video {
  return {
    ...video,
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
    attempts: 0,
    warning: null,
    triedAt: null,
    deletedAt: null,
    copiedFrom: null,
  }
}

/** A video of another session, with the same files. The recording itself stays with its own take or upload. */
export const copyOfVideo = (
  source: Video,
  own: Pick<Video, 'id' | 'sessionId' | 'groupId' | 'order' | 'recordIds' | 'createdAt'>,
): Video => ({
  ...source,
  ...own,
  takeId: null,
  uploadId: null,
  originalKey: null,
  copiedFrom: source.copiedFrom ?? source.id,
})

/** A copy after its source was made again: more of the take has come. */
export const copyMadeAgain = (
  copy: Video,
  { duration, width, height, fps, size, playableKey, thumbnailKey, warning }: Video,
): Video => ({ ...copy, duration, width, height, fps, size, playableKey, thumbnailKey, warning })

/** More of its take has come, or staff ask for it: it is made again. */
export const processingAgain = (video: Video): Video => ({
  ...video,
  state: 'processing',
  reason: null,
  attempts: 0,
})

export const failed = (video: Video, reason: string): Video => ({ ...video, state: 'failed', reason })

/** A failed video starts again with its first attempt, as the new try was requested by a person. */
export function nextAttempt(video: Video, now: Date): Video {
  const attempts = video.state === 'processing' ? video.attempts + 1 : 1
  const trying: Video = { ...video, state: 'processing', reason: null, attempts, triedAt: now }
  return attempts < ASSEMBLE_ATTEMPTS
    ? trying
    : failed(trying, 'The video could not be made playable. The recording is kept.')
}

/** Longer than the pauses between tries: no try is under way or to come. */
const STUCK_MS = 15 * 60_000

/** Its job is gone, though it is not made. A long one is not stuck while it tells how far it is. */
export const isStuck = (video: Video, now: Date): boolean =>
  video.state === 'processing' && now.getTime() - (video.triedAt ?? video.createdAt).getTime() >= STUCK_MS

/** Whether staff may have it made once more. */
export const canBeRetried = (video: Video): boolean => video.state === 'failed' && isMadeHere(video)

/** True for a video whose original is here. */
export const isMadeHere = ({ takeId, uploadId }: Video) => takeId !== null || uploadId !== null

export interface PlayableFacts {
  readonly duration: number
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly size: number
  readonly originalKey: string
  readonly playableKey: string
  readonly thumbnailKey: string | null
  readonly warning: string | null
}

export const SHORT_TAKE = 'This take is under one second long.'
export const PICTURE_STOPPED = 'The picture stops before the sound does.'

/** What staff should look at in a video that plays. */
export function warningOf(facts: {
  readonly durationSeconds: number
  readonly videoSeconds: number
  readonly audioSeconds: number | null
}): string | null {
  if (facts.durationSeconds < 1) return SHORT_TAKE
  return facts.videoSeconds < 0.9 * (facts.audioSeconds ?? 0) ? PICTURE_STOPPED : null
}

export const ready = (video: Video, facts: PlayableFacts): Video => ({
  ...video,
  ...facts,
  thumbnailKey: facts.thumbnailKey ?? video.thumbnailKey,
  state: 'ready',
  reason: null,
})

/** Second of the take that the thumbnail shows: 1, or the middle of a take shorter than 2 s. */
export const thumbnailSecond = (duration: number) => Math.min(1, duration / 2)
