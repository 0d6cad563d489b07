import type { TakeTrouble } from '@callboard/review/contract'

/** Longer than a pause in a monologue. Milliseconds. */
const SILENT_AFTER = 8_000
const LOOK_EVERY = 500
/** Peak of a sample below which nothing is heard: about -50 dB, above the hiss of an open microphone. */
const HEARD = 0.003

type Track = Pick<MediaStreamTrack, 'kind' | 'enabled' | 'muted' | 'readyState'>

/** @param silentFor milliseconds since something was heard */
export function troubleOf(tracks: readonly Track[], silentFor: number): TakeTrouble | null {
  const sends = (kind: string) =>
    tracks.some(
      (track) => track.kind === kind && track.enabled && !track.muted && track.readyState === 'live',
    )
  if (!sends('video')) return 'camera_off'
  if (!tracks.some(({ kind }) => kind === 'audio')) return 'silent'
  if (!sends('audio')) return 'muted'
  return silentFor >= SILENT_AFTER ? 'silent' : null
}

export interface SoundMeter {
  /** Peak of the last samples, 0 to 1; null while the browser does not tell. */
  peak(): number | null
  close(): void
}

/** @returns null where there is no sound to measure */
function soundMeter(stream: MediaStream): SoundMeter | null {
  if (stream.getAudioTracks().length === 0 || typeof AudioContext === 'undefined') return null
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    peak: () => {
      if (context.state !== 'running') return null
      analyser.getFloatTimeDomainData(samples)
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    },
    close: () => void context.close().catch(() => {}),
  }
}

/**
 * Looks twice a second at what is recorded.
 * @param tell gets what is wrong now, each time; null when nothing is
 * @returns ends it
 */
export function watchRecording(
  stream: Pick<MediaStream, 'getTracks'>,
  tell: (trouble: TakeTrouble | null) => void,
  meter: SoundMeter | null = soundMeter(stream as MediaStream),
): () => void {
  let heardAt = Date.now()
  const timer = setInterval(() => {
    const peak = meter?.peak() ?? null
    // A browser that does not tell raises no alarm.
    if (peak === null || peak >= HEARD) heardAt = Date.now()
    tell(troubleOf(stream.getTracks(), Date.now() - heardAt))
  }, LOOK_EVERY)
  return () => {
    clearInterval(timer)
    meter?.close()
  }
}
