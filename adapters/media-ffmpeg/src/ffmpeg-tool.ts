import { rm, stat } from 'node:fs/promises'
import { DomainError } from '@callboard/core'
import type { MediaTool, OnProgress } from '@callboard/review/testing'
import { encodedShares } from './encoded-shares.ts'
import type { FfmpegPrograms } from './find-ffmpeg.ts'
import { inputOptions } from './input-options.ts'
import { type ProbedMedia, packetTimes, probeMedia } from './probe-media.ts'
import { runProgram } from './run-program.ts'

export interface FfmpegLimits {
  readonly probeMs: number
  readonly toMp4Ms: number
  readonly stillMs: number
}

const LIMITS: FfmpegLimits = { probeMs: 60_000, toMp4Ms: 60 * 60_000, stillMs: 30_000 }

/** Pixel formats that every browser plays: 8 bits, a quarter of the colour. */
const PLAYABLE_PIXELS = ['yuv420p', 'yuvj420p']
const EVEN_SIDES = 'scale=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p'
const X264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-vf', EVEN_SIDES, '-vsync', 'vfr']
const AAC = ['-c:a', 'aac', '-b:a', '160k']
const QUIET = ['-hide_banner', '-nostdin', '-v', 'error', '-y']
/** How far it is, twice a second, on its standard output. */
const TELLING = ['-progress', 'pipe:1', '-stats_period', '0.5']
const JPEG = ['-vf', 'scale=640:-2', '-q:v', '3', '-f', 'image2', '-update', '1']
/** Enough to hold the last frame of any recording that is not slower than two frames a second. */
const TAIL_SECONDS = 2

const badMedia = (said: string) =>
  new DomainError('rule', 'bad_media', 'This file cannot be read as a video.', { cause: said })

async function holdsSomething(file: string): Promise<boolean> {
  const facts = await stat(file).catch(() => null)
  return facts !== null && facts.size > 0
}

/** Runs the two programs of FFmpeg 4.4 or newer on files of a scratch folder. */
export class FfmpegTool implements MediaTool {
  readonly #programs: FfmpegPrograms
  readonly #limits: FfmpegLimits

  constructor(programs: FfmpegPrograms, limits: Partial<FfmpegLimits> = {}) {
    this.#programs = programs
    this.#limits = { ...LIMITS, ...limits }
  }

  async probe(file: string) {
    const media = await this.#probe(file)
    if (!media) return null
    const { durationSeconds, width, height, fps, videoCodec, audioCodec } = media
    return { durationSeconds, width, height, fps, videoCodec, audioCodec }
  }

  async toMp4(file: string, target: string, onProgress: OnProgress = () => {}): Promise<'done'> {
    const media = await this.#probe(file)
    if (!media) throw badMedia('no video')
    const copies = media.videoCodec === 'h264' && PLAYABLE_PIXELS.includes(media.pixelFormat)
    try {
      const toMp4 = [
        ...inputOptions(file),
        ...['-map', `0:${media.videoIndex}`],
        ...(media.audioIndex === null ? [] : ['-map', `0:${media.audioIndex}`, ...AAC]),
        // Phones write down where they were.
        ...['-map_metadata', '-1', '-map_chapters', '-1'],
        ...(copies ? ['-c:v', 'copy'] : X264),
        ...['-max_muxing_queue_size', '4096', '-movflags', '+faststart', '-f', 'mp4', `file:${target}`],
      ]
      const lines = encodedShares(media.durationSeconds, onProgress)
      const { said } = await this.#ffmpeg(this.#limits.toMp4Ms, [...TELLING, ...toMp4], lines)
      if (!(await this.#probe(target))) throw badMedia(said)
    } catch (error) {
      await rm(target, { force: true })
      throw error
    }
    return 'done'
  }

  async still(file: string, seconds: number, target: string): Promise<'done'> {
    const media = await this.#probe(file)
    if (!media) throw badMedia('no video')
    await rm(target, { force: true })
    const map = ['-map', `0:${media.videoIndex}`]
    // Seeking in front of the input decodes from the key frame before only.
    const one = ['-ss', String(Math.max(0, seconds)), ...inputOptions(file), ...map, '-frames:v', '1']
    let { said } = await this.#ffmpeg(this.#limits.stillMs, [...one, ...JPEG, `file:${target}`])
    if (await holdsSomething(target)) return 'done'

    for (const from of await this.#tails(file, media)) {
      // Each frame overwrites the one before; the last one stays.
      const tail = ['-ss', String(from), ...inputOptions(file), ...map]
      said = (await this.#ffmpeg(this.#limits.stillMs, [...tail, ...JPEG, `file:${target}`])).said
      if (await holdsSomething(target)) return 'done'
    }
    await rm(target, { force: true })
    throw badMedia(said)
  }

  /** Start times from which the last frame is still to come. */
  async #tails(file: string, media: ProbedMedia): Promise<readonly number[]> {
    const { lastStart } = await packetTimes(this.#programs, file, media.videoIndex, this.#limits.probeMs)
    return [...new Set([Math.max(0, lastStart - media.startSeconds - TAIL_SECONDS), 0])]
  }

  #probe(file: string) {
    return probeMedia(this.#programs, file, this.#limits.probeMs)
  }

  #ffmpeg(timeoutMs: number, args: readonly string[], lines?: (line: string) => void) {
    return runProgram(this.#programs.ffmpeg, [...QUIET, ...args], timeoutMs, lines)
  }
}
