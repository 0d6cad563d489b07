import type { MediaFacts } from '@callboard/review/testing'
import type { FfmpegPrograms } from './find-ffmpeg.ts'
import { inputOptions } from './input-options.ts'
import { type RunRights, runProgram } from './run-program.ts'

export type ProbeRights = Pick<RunRights, 'timeoutMs' | 'ending'>

interface ProbedStream {
  readonly index: number
  readonly codec_type?: string
  readonly codec_name?: string
  readonly pix_fmt?: string
  readonly width?: number
  readonly height?: number
  readonly channels?: number
  readonly avg_frame_rate?: string
  readonly duration?: string
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
  /** 0 without sound */
  readonly audioChannels: number
  readonly pixelFormat: string
  readonly startSeconds: number
}

/** What a file tells without being read to its end; null where it does not tell a length. */
export interface ToldMedia extends Omit<ProbedMedia, 'durationSeconds' | 'videoSeconds'> {
  readonly durationSeconds: number | null
  readonly videoSeconds: number | null
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

function secondsOf({ duration }: ProbedStream): number | null {
  const told = Number(duration)
  return told > 0 ? told : null
}

function liesOnItsSide(stream: ProbedStream): boolean {
  const turn = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation
  return Math.abs(turn ?? Number(stream.tags?.rotate ?? 0)) % 180 === 90
}

/** @returns `null` when the file holds no readable video */
export async function probeMedia(
  programs: FfmpegPrograms,
  file: string,
  rights: ProbeRights,
): Promise<ProbedMedia | null> {
  const told = await probeTold(programs, file, rights)
  if (!told) return null
  const durationSeconds = told.durationSeconds ?? (await lengthOf(programs, file, told, rights))
  if (!(durationSeconds > 0)) return null
  return {
    ...told,
    durationSeconds,
    videoSeconds: told.videoSeconds ?? durationSeconds,
    audioSeconds: told.audioIndex === null ? null : (told.audioSeconds ?? durationSeconds),
  }
}

/** Seconds of a file that does not tell its length: all of its packets are read. */
export const lengthOf = async (
  programs: FfmpegPrograms,
  file: string,
  { startSeconds }: Pick<ToldMedia, 'startSeconds'>,
  rights: ProbeRights,
): Promise<number> => (await packetTimes(programs, file, null, rights)).end - startSeconds

/** @returns `null` when the file holds no readable video */
export async function probeTold(
  programs: FfmpegPrograms,
  file: string,
  rights: ProbeRights,
): Promise<ToldMedia | null> {
  const json: string[] = []
  const run = await runProgram(
    programs.ffprobe,
    ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', ...inputOptions(file)],
    { ...rights, lines: (line) => json.push(line) },
  )
  if (run.code !== 0) return null
  const { streams = [], format = {} } = JSON.parse(json.join('\n')) as Probed
  const video = streams.find(
    (stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1 && stream.width,
  )
  if (!video?.codec_name || !video.width || !video.height) return null

  const audio = streams.find((stream) => stream.codec_type === 'audio' && stream.codec_name)
  const told = Number(format.duration)
  const [width, height] = liesOnItsSide(video) ? [video.height, video.width] : [video.width, video.height]
  return {
    durationSeconds: told > 0 ? told : null,
    videoSeconds: secondsOf(video),
    audioSeconds: audio ? secondsOf(audio) : null,
    width,
    height,
    fps: rateOf(video.avg_frame_rate),
    videoCodec: video.codec_name,
    audioCodec: audio?.codec_name ?? null,
    videoIndex: video.index,
    audioIndex: audio?.index ?? null,
    audioChannels: audio?.channels ?? 0,
    pixelFormat: video.pix_fmt ?? '',
    startSeconds: Number(format.start_time) || 0,
  }
}

/** Reads every packet of one stream (`null`: of all), decoding nothing. */
export async function packetTimes(
  programs: FfmpegPrograms,
  file: string,
  stream: number | null,
  rights: ProbeRights,
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
    {
      ...rights,
      lines: (line) => {
        const [start, duration] = line.split(',').map(Number) as [number, number | undefined]
        if (!Number.isFinite(start)) return
        lastStart = Math.max(lastStart, start)
        end = Math.max(end, start + (Number.isFinite(duration) ? (duration ?? 0) : 0))
      },
    },
  )
  return { lastStart, end }
}
