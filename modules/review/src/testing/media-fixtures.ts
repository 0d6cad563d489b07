import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Files as browsers and phones make them, written by the ffmpeg of this machine once per test run. */
export interface MediaFixtures {
  /** 2 s, 320x240, 30/s, H.264 and Opus, written like a browser recorder: no duration, no cues */
  readonly recordedH264: string
  /** the same in VP8 */
  readonly recordedVp8: string
  /** the first part of `recordedH264`, cut in the middle of a packet */
  readonly cutRecording: string
  /** an MP4 whose index, at its end, is missing */
  readonly cutMp4: string
  /** words in a file called .mp4 */
  readonly textMp4: string
  /** 1 s of H.264 in MP4 without sound */
  readonly silentMp4: string
  /** 0.4 s of H.264 and AAC in MP4 */
  readonly shortMp4: string
  /** 1 s of 320x240 H.264 in MP4, to be shown turned by 90 degrees */
  readonly turnedMp4: string
}

export const FRAMES_PER_SECOND = 30
/** Frame n of every fixture is one grey: luma `16 + n * LUMA_STEP`, where 16 is black and 235 white. */
export const LUMA_STEP = 3

/** Runs ffmpeg for a test. @returns its standard output */
export function ffmpegForTest(args: readonly string[]): Buffer {
  const run = spawnSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], { maxBuffer: 64 * 1024 * 1024 })
  if (run.status !== 0) throw new Error(`ffmpeg: ${run.error?.message ?? run.stderr}`)
  return run.stdout
}

/** @returns the output of `ffprobe -show_streams -show_format` for a file */
export function ffprobeForTest(file: string): {
  streams: { codec_type: string; codec_name: string; width?: number; height?: number }[]
  format: { duration: string; format_name: string; tags?: Record<string, string> }
} {
  const run = spawnSync('ffprobe', ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', file])
  if (run.status !== 0) throw new Error(`ffprobe: ${run.stderr}`)
  return JSON.parse(run.stdout.toString())
}

const picture = (seconds: number) => [
  ...['-f', 'lavfi', '-i'],
  `color=c=black:s=320x240:r=${FRAMES_PER_SECOND}:d=${seconds},format=yuv420p,geq=lum=16+N*${LUMA_STEP}:cb=128:cr=128`,
]
const tone = (seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=440:sample_rate=48000:duration=${seconds}`,
]
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '30']
const opus = ['-c:a', 'libopus']
/** A pipe cannot be rewound, so the writer leaves out the fields it would fill in at the end. */
const piped = (container: string) => ['-f', container, 'pipe:1']

/** Shows an upright MP4 turned by 90 degrees: writes the matrix of its track header (ISO 14496-12, 8.3.2). */
function turn(mp4: Buffer): Buffer {
  const turned = Buffer.from(mp4)
  const matrix = turned.indexOf('tkhd') + 4 + 40
  const ONE = 0x10000
  const numbers = [0, ONE, 0, -ONE, 0, 0, 240 * ONE, 0, 0x40000000]
  for (const [place, number] of numbers.entries()) turned.writeInt32BE(number, matrix + place * 4)
  return turned
}

let made: MediaFixtures | null = null

/** The files are removed when the process ends. */
export function mediaFixtures(): MediaFixtures {
  if (made) return made
  const folder = mkdtempSync(join(tmpdir(), 'media-fixtures-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = (name: string) => join(folder, name)
  const keep = (name: string, bytes: Buffer | string) => {
    writeFileSync(path(name), bytes)
    return path(name)
  }
  const mp4 = (name: string, args: readonly string[]) => {
    ffmpegForTest([...args, path(name)])
    return path(name)
  }

  const recording = ffmpegForTest([...picture(2), ...tone(2), ...h264, ...opus, ...piped('matroska')])
  const silentMp4 = mp4('silent.mp4', [...picture(1), ...h264])
  const silent = readFileSync(silentMp4)
  made = {
    recordedH264: keep('recorded-h264.webm', recording),
    recordedVp8: keep(
      'recorded-vp8.webm',
      ffmpegForTest([
        ...picture(2),
        ...tone(2),
        ...['-c:v', 'libvpx', '-deadline', 'realtime', '-b:v', '1M'],
        ...opus,
        ...piped('webm'),
      ]),
    ),
    cutRecording: keep('cut.webm', recording.subarray(0, Math.floor(recording.length * 0.6))),
    cutMp4: keep('cut.mp4', silent.subarray(0, Math.floor(silent.length * 0.6))),
    textMp4: keep('text.mp4', 'This is a letter and no video.\n'.repeat(100)),
    silentMp4,
    shortMp4: mp4('short.mp4', [...picture(0.4), ...tone(0.4), ...h264, '-c:a', 'aac']),
    turnedMp4: keep('turned.mp4', turn(silent)),
  }
  return made
}
