import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Output of Chromium's recorder for video/webm;codecs=h264,opus: a Matroska stream without duration.
 * @returns the stream cut into pieces, as the recorder hands them over every two seconds
 */
export async function recordedPieces(seconds: number): Promise<Buffer[]> {
  const child = spawn(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=30:duration=${seconds}`],
      ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '30', '-c:a', 'libopus'],
      ...['-f', 'matroska', '-live', '1', 'pipe:1'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  const whole = Buffer.concat(chunks)
  const size = Math.ceil(whole.length / Math.ceil(seconds / 2))
  return Array.from({ length: Math.ceil(whole.length / size) }, (_, n) =>
    whole.subarray(n * size, (n + 1) * size),
  )
}

export interface ProbedVideo {
  readonly container: string
  readonly codec: string
  readonly seconds: number
  /** The index stands before the media, so that playing starts at once. */
  readonly fastStart: boolean
}

/** Format and codecs of an MP4 by ffprobe, independent of the product's own reading. */
export async function probeVideo(bytes: Uint8Array): Promise<ProbedVideo> {
  const child = spawn(
    'ffprobe',
    ['-v', 'error', '-show_entries', 'format=format_name,duration:stream=codec_name', '-of', 'json', '-'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  // ffprobe stops reading once it has seen enough.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  await once(child, 'close')
  const { format, streams } = JSON.parse(printed)
  const text = Buffer.from(bytes).toString('latin1')
  return {
    container: format.format_name,
    codec: streams[0].codec_name,
    seconds: Number(format.duration),
    fastStart: text.indexOf('moov') < text.indexOf('mdat'),
  }
}
