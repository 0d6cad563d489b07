import type { PresenceView } from '@callboard/lobby/contract'
import {
  NOTHING_ARRIVED,
  PIECE_SECONDS,
  type TakeTrouble,
  type TakeView,
  type VideoView,
} from '@callboard/review/contract'
import { elapsedText } from './elapsed-text.ts'

export interface TakeWords {
  readonly text: string
  readonly tone: 'recording' | 'busy' | 'ready' | 'failed'
}

const TROUBLE_WORDS: Readonly<Record<TakeTrouble, string>> = {
  silent: 'no sound',
  muted: 'microphone off',
  camera_off: 'camera off',
}

/** Who is recorded: a device of the room records besides the talent's own. */
export const recordedWho = ({ talent_name, recorder }: Pick<TakeView, 'talent_name' | 'recorder'>) =>
  recorder === null ? talent_name : `${talent_name} in the room`

/** What is wrong with a recording that runs; null when nothing is. */
export const troubleWords = (take: TakeView): string | null =>
  take.trouble && `Recording of ${recordedWho(take)}: ${TROUBLE_WORDS[take.trouble]}.`

const IS_OPEN: readonly TakeView['state'][] = ['recording', 'stopping']

/** True for a take of a talent's own device whose page is gone: nothing of it goes on until the page is back. */
export const isCutOff = (take: TakeView, presence: PresenceView | undefined): boolean =>
  IS_OPEN.includes(take.state) && take.recorder === null && presence !== undefined && presence.page !== 'open'

/** A page that is gone sends what its device holds when it is opened again. */
const cutOffWords = ({ state, pieces }: TakeView): string =>
  `Connection lost, ${pieces * PIECE_SECONDS} s saved${
    state === 'stopping' ? '. What the phone holds follows when it is back.' : ''
  }`

const stillWords = ({ recorder }: TakeView) =>
  recorder === null ? 'Waiting for the phone to send the take' : 'Waiting for the device to send the take'

/**
 * Words for the state of the newest take; null when there is none, or no device has begun it.
 * @param isStarting a start is under way: devices may still answer
 * @param presence of the talent's page; absent where it tells nothing of the take
 * @param isStill nothing of the take has arrived for a while
 */
export function takeWords(
  take: TakeView | undefined,
  isStarting: boolean,
  presence?: PresenceView,
  isStill = false,
): TakeWords | null {
  if (take && isCutOff(take, presence)) return { text: cutOffWords(take), tone: 'failed' }
  switch (take?.state) {
    case 'asked':
      return isStarting ? { text: 'Starting', tone: 'busy' } : null
    case 'recording':
      return take.trouble
        ? { text: `Recording, ${TROUBLE_WORDS[take.trouble]}`, tone: 'failed' }
        : { text: 'Recording', tone: 'recording' }
    case 'stopping':
      if (take.started_at === null && take.pieces === 0) return null
      return { text: isStill ? stillWords(take) : 'Saving the take', tone: 'busy' }
    case 'done':
      return { text: 'Take saved', tone: 'ready' }
    case 'lost':
      if (take.started_at === null && take.reason === NOTHING_ARRIVED) return null
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
      return video.warning
        ? { text: video.warning, tone: 'failed' }
        : { text: elapsedText(video.duration * 1000), tone: 'ready' }
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
