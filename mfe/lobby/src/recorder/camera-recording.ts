import { PIECE_LIMIT_BYTES, PIECE_SECONDS, PIECE_TYPE } from '@callboard/review/contract'
import { lostDeviceWords } from './lost-device.ts'
import { recordableType } from './mime-types.ts'
import type { Recording, RecordingEvents } from './take-device.ts'

const VIDEO_BITS = 5_000_000
const AUDIO_BITS = 128_000

/** A page that was held up hands over much at once; no piece may be larger than the server takes. */
function* pieces(bytes: Blob): Generator<Blob> {
  for (let start = 0; start < bytes.size; start += PIECE_LIMIT_BYTES)
    yield bytes.slice(start, start + PIECE_LIMIT_BYTES, PIECE_TYPE)
}

/** Does something beside a recording once its code has loaded; a recording goes on without. @returns ends it */
function beside<Code>(load: () => Promise<Code>, begin: (code: Code) => () => void): () => void {
  let end: (() => void) | undefined
  let isOver = false
  void load().then(
    (code) => {
      if (!isOver) end = begin(code)
    },
    () => {},
  )
  return () => {
    isOver = true
    end?.()
  }
}

/**
 * Records the stream of the room in pieces of two seconds.
 * @throws when the browser cannot record this stream
 */
export function recordStream(stream: MediaStream, events: RecordingEvents): Recording {
  const mimeType = recordableType((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    mimeType,
    videoBitsPerSecond: VIDEO_BITS,
    audioBitsPerSecond: AUDIO_BITS,
  })
  const ended = Promise.withResolvers<void>()
  const watched = stream.getTracks()
  const lostTrack = async (event: Event) => {
    const kind = (event.target as MediaStreamTrack).kind === 'video' ? 'camera' : 'microphone'
    events.broke(await lostDeviceWords(kind))
  }
  for (const track of watched) track.addEventListener('ended', lostTrack)
  recorder.ondataavailable = ({ data }) => {
    for (const piece of pieces(data)) events.piece(piece)
  }
  recorder.onerror = () => events.broke('The recorder of the browser failed.')
  recorder.onstop = () => {
    endWatch()
    for (const track of watched) track.removeEventListener('ended', lostTrack)
    ended.resolve()
  }
  recorder.start(PIECE_SECONDS * 1000)
  const endWatch = beside(
    () => import('./recording-watch.ts'),
    ({ watchRecording }) => watchRecording(stream, events.trouble),
  )
  const endPoster = beside(
    () => import('./poster.ts'),
    ({ takePoster }) => takePoster(stream, events.poster),
  )
  return {
    mimeType: recorder.mimeType || mimeType || 'video/webm',
    stop: () => {
      endPoster()
      if (recorder.state === 'inactive') ended.resolve()
      else recorder.stop()
      return ended.promise
    },
  }
}
