import type { MediaFacts } from '@callboard/review/testing'
import type { FfmpegPrograms } from './find-ffmpeg.ts'
import { inputOptions } from './input-options.ts'
import { runProgram } from './run-program.ts'

interface ProbedStream {
  readonly index: number
  readonly codec_type?: string
  readonly codec_name?: string
  readonly pix_fmt?: string
  readonly width?: number
  readonly height?: number
  readonly avg_frame_rate?: string
  readonly disposition?: { readonly attached_pic?: number }
  readonly tags?: Readonly<Record<string, string>>
  readonly side_data_list?: readonly { readonly rotation?: number }[]
}

interface Probed {
  readonly streams?: readonly ProbedStream[]
  readonly format?: { readonly duration?: string; readonly start_time?: string }
}

/** The facts of the port and those that only ffmpeg needs. */
export interface ProbedMedia extends MediaFacts {
  readonly videoIndex: number
  readonly audioIndex: number | null
  readonly pixelFormat: string
  readonly startSeconds: number
}

export interface PacketTimes {
  /** of the last frame shown */
  readonly lastStart: number
  /** of the last packet */
  readonly end: number
}

/** Browsers write WebM with a millisecond clock and no rate; a rate near the clock is no rate. */
const FASTEST = 300

function rateOf(fraction = '0/0'): number {
  const [count, seconds] = fraction.split('/').map(Number) as [number, number | undefined]
  const rate = count / (seconds ?? 1)
  return Number.isFinite(rate) && rate <= FASTEST ? Math.round(rate * 1000) / 1000 : 0
}

function liesOnItsSide(stream: ProbedStream): boolean {
  const turn = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation
  return Math.abs(turn ?? Number(stream.tags?.rotate ?? 0)) % 180 === 90
}

/** @returns `null` when the file holds no readable video */
export async function probeMedia(
  programs: FfmpegPrograms,
  file: string,
  timeoutMs: number,
): Promise<ProbedMedia | null> {
  const json: string[] = []
  const run = await runProgram(
    programs.ffprobe,
    ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', ...inputOptions(file)],
    timeoutMs,
    (line) => json.push(line),
  )
  if (run.code !== 0) return null
  const { streams = [], format = {} } = JSON.parse(json.join('\n')) as Probed
  const video = streams.find(
    (stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1 && stream.width,
  )
  if (!video?.codec_name || !video.width || !video.height) return null

  const audio = streams.find((stream) => stream.codec_type === 'audio' && stream.codec_name)
  const told = Number(format.duration)
  const startSeconds = Number(format.start_time) || 0
  const durationSeconds =
    told > 0 ? told : (await packetTimes(programs, file, null, timeoutMs)).end - startSeconds
  if (!(durationSeconds > 0)) return null
  const [width, height] = liesOnItsSide(video) ? [video.height, video.width] : [video.width, video.height]
  return {
    durationSeconds,
    width,
    height,
    fps: rateOf(video.avg_frame_rate),
    videoCodec: video.codec_name,
    audioCodec: audio?.codec_name ?? null,
    videoIndex: video.index,
    audioIndex: audio?.index ?? null,
    pixelFormat: video.pix_fmt ?? '',
    startSeconds,
  }
}

/** Reads every packet of one stream (`null`: of all), decoding nothing. */
export async function packetTimes(
  programs: FfmpegPrograms,
  file: string,
  stream: number | null,
  timeoutMs: number,
): Promise<PacketTimes> {
  let lastStart = 0
  let end = 0
  await runProgram(
    programs.ffprobe,
    [
      ...['-v', 'error', '-of', 'csv=p=0', '-show_entries', 'packet=pts_time,duration_time'],
      ...(stream === null ? [] : ['-select_streams', String(stream)]),
      ...inputOptions(file),
    ],
    timeoutMs,
    (line) => {
      const [start, duration] = line.split(',').map(Number) as [number, number | undefined]
      if (!Number.isFinite(start)) return
      lastStart = Math.max(lastStart, start)
      end = Math.max(end, start + (Number.isFinite(duration) ? (duration ?? 0) : 0))
    },
  )
  return { lastStart, end }
}
