import type { TakeView, VideoView } from '@callboard/review/contract'
import { elapsedText } from './elapsed-text.ts'

export interface TakeWords {
  readonly text: string
  readonly tone: 'recording' | 'busy' | 'ready' | 'failed'
}

/** Words for the state of the newest take; null when it has become a video or there is none. */
export function takeWords(take: TakeView | undefined): TakeWords | null {
  switch (take?.state) {
    case 'asked':
      return { text: 'Starting', tone: 'busy' }
    case 'recording':
      return { text: 'Recording', tone: 'recording' }
    case 'stopping':
      return {
        text: take.pieces > 0 ? `Uploading, ${take.pieces} pieces here` : 'Uploading',
        tone: 'busy',
      }
    case 'lost':
      return { text: take.reason ?? 'Nothing was recorded.', tone: 'failed' }
    default:
      return null
  }
}

/** Words on the picture of a video. @param percent progress of a processing that lasts */
export function videoWords(video: VideoView, percent?: number): TakeWords {
  switch (video.state) {
    case 'processing':
      return { text: percent === undefined ? 'Processing' : `Processing ${percent} %`, tone: 'busy' }
    case 'ready':
      return { text: elapsedText(video.duration * 1000), tone: 'ready' }
    case 'waiting':
      return { text: video.reason ?? 'Waiting for an encoder', tone: 'busy' }
    case 'failed':
      return { text: video.reason ?? 'Cannot be played', tone: 'failed' }
  }
}

export function withVideo(videos: readonly VideoView[], video: VideoView): readonly VideoView[] {
  const others = videos.filter(({ _id }) => _id !== video._id)
  return [...others, video].sort((a, b) => a.order - b.order || a.created_at.localeCompare(b.created_at))
}
