import {
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'

export interface ReadableMedia {
  readonly video: InputVideoTrack
  readonly audio: InputAudioTrack | null
  readonly durationSeconds: number
}

/** The file system refused, which says nothing about the video. */
export const isDiskError = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined

/**
 * Opens a file and lends its tracks to `work`.
 * @returns `null` when it holds no video that can be read
 */
export async function withMedia<T>(
  file: string,
  work: (media: ReadableMedia) => Promise<T>,
): Promise<T | null> {
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new FilePathSource(file) })
  try {
    const media = await open(input)
    return media && (await work(media))
  } finally {
    input.dispose()
  }
}

async function open(input: Input): Promise<ReadableMedia | null> {
  // The library throws plain errors for files it cannot make sense of: no video to us.
  try {
    if (!(await input.canRead())) return null
    const video = await input.getPrimaryVideoTrack()
    if (!video) return null
    const durationSeconds = (await input.computeDuration()) - Math.max(0, await input.getFirstTimestamp())
    return durationSeconds > 0 ? { video, audio: await input.getPrimaryAudioTrack(), durationSeconds } : null
  } catch (error) {
    if (isDiskError(error)) throw error
    return null
  }
}
