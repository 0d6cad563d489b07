import { rm, stat } from 'node:fs/promises'
import { DomainError, storageFull } from '@callboard/core'
import type { MediaFacts, MediaTool, OnProgress } from '@callboard/review/testing'
import { encodedShares } from './encoded-shares.ts'
import type { FfmpegPrograms } from './find-ffmpeg.ts'
import { inputOptions } from './input-options.ts'
import {
  lengthOf,
  type ProbedMedia,
  packetTimes,
  probeMedia,
  probeTold,
  type ToldMedia,
} from './probe-media.ts'
import { type Run, type RunRights, runProgram } from './run-program.ts'

export interface FfmpegLimits {
  readonly probeMs: number
  readonly toMp4Ms: number
  /** An encoder tells how far it is twice a second; only the move of the index of a large file takes longer. */
  readonly silentMs: number
  readonly stillMs: number
}

const LIMITS: FfmpegLimits = {
  probeMs: 60_000,
  toMp4Ms: 3.5 * 3_600_000,
  silentMs: 5 * 60_000,
  stillMs: 30_000,
}

/** Pixel formats that every browser plays: 8 bits, a quarter of the colour. */
const PLAYABLE_PIXELS = ['yuv420p', 'yuvj420p']
const EVEN_SIDES = 'scale=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p'
const X264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-vf', EVEN_SIDES, '-vsync', 'vfr']
/** One channel needs less; the encoder takes twice as long to spend more than it needs. */
const aac = (channels: number) => ['-c:a', 'aac', '-b:a', channels === 1 ? '96k' : '160k']
const QUIET = ['-hide_banner', '-nostdin', '-v', 'error', '-y']
/** How far it is, twice a second, on its standard output. */
const TELLING = ['-progress', 'pipe:1', '-stats_period', '0.5']
const JPEG = ['-vf', 'scale=640:-2', '-q:v', '3', '-f', 'image2', '-update', '1']
/** The first stream of moving pictures: a cover, as music has, is none. */
const FIRST_VIDEO = '0:V:0'
/** The words of the C library for a full disk; the program knows no other language. */
const NO_ROOM = 'No space left on device'
/** Enough to hold the last frame of any recording that is not slower than two frames a second. */
const TAIL_SECONDS = 2

const badMedia = (said: string) =>
  new DomainError('rule', 'bad_media', 'This file cannot be read as a video.', { cause: said })

async function holdsSomething(file: string): Promise<boolean> {
  const facts = await stat(file).catch(() => null)
  return facts !== null && facts.size > 0
}

function factsOf({
  videoIndex,
  audioIndex,
  audioChannels,
  pixelFormat,
  startSeconds,
  ...facts
}: ProbedMedia): MediaFacts {
  return facts
}

/** Runs the two programs of FFmpeg 4.4 or newer on files of a scratch folder. */
export class FfmpegTool implements MediaTool {
  readonly encodes = true
  readonly #programs: FfmpegPrograms
  readonly #limits: FfmpegLimits

  constructor(programs: FfmpegPrograms, limits: Partial<FfmpegLimits> = {}) {
    this.#programs = programs
    this.#limits = { ...LIMITS, ...limits }
  }

  async probe(file: string, ending?: AbortSignal): Promise<MediaFacts | null> {
    const media = await this.#probe(file, ending)
    return media && factsOf(media)
  }

  async toMp4(
    file: string,
    target: string,
    onProgress: OnProgress = () => {},
    ending?: AbortSignal,
  ): Promise<MediaFacts> {
    const media = await probeTold(this.#programs, file, { timeoutMs: this.#limits.probeMs, ending })
    if (!media) throw badMedia('no video')
    const length = this.#lengthMeanwhile(file, media)
    const copies = media.videoCodec === 'h264' && PLAYABLE_PIXELS.includes(media.pixelFormat)
    try {
      const toMp4 = [
        ...inputOptions(file),
        ...['-map', `0:${media.videoIndex}`],
        ...(media.audioIndex === null ? [] : ['-map', `0:${media.audioIndex}`, ...aac(media.audioChannels)]),
        // Phones write down where they were.
        ...['-map_metadata', '-1', '-map_chapters', '-1'],
        ...(copies ? ['-c:v', 'copy'] : X264),
        ...['-max_muxing_queue_size', '4096', '-movflags', '+faststart', '-f', 'mp4', `file:${target}`],
      ]
      const lines = encodedShares(length.seconds, onProgress)
      const { toMp4Ms: timeoutMs, silentMs } = this.#limits
      const rights = { timeoutMs, silentMs, ending, lines }
      const { said } = await this.#ffmpeg([...TELLING, ...toMp4], rights)
      const made = await this.#probe(target, ending)
      if (!made) throw badMedia(said)
      // A recording that is written before its length has been counted tells its end only.
      onProgress(1)
      return factsOf(made)
    } catch (error) {
      await rm(target, { force: true })
      throw error
    } finally {
      length.stop()
    }
  }

  /** A recording of a browser does not tell its length: it is counted beside the work that wants to tell its share. */
  #lengthMeanwhile(file: string, media: ToldMedia) {
    let seconds = media.durationSeconds
    const over = new AbortController()
    if (seconds === null)
      lengthOf(this.#programs, file, media, { timeoutMs: this.#limits.probeMs, ending: over.signal }).then(
        (counted) => {
          seconds = counted
        },
        // Without a length no share is told.
        () => {},
      )
    return { seconds: () => seconds, stop: () => over.abort() }
  }

  /** One program is enough where the time is in the video; the file is looked at only when nothing came of it. */
  async still(file: string, seconds: number, target: string, ending?: AbortSignal): Promise<'done'> {
    await rm(target, { force: true })
    const map = ['-map', FIRST_VIDEO]
    const rights = { timeoutMs: this.#limits.stillMs, ending }
    // Seeking in front of the input decodes from the key frame before only.
    const one = ['-ss', String(Math.max(0, seconds)), ...inputOptions(file), ...map, '-frames:v', '1']
    let { said } = await this.#ffmpeg([...one, ...JPEG, `file:${target}`], rights)
    if (await holdsSomething(target)) return 'done'

    const media = await this.#probe(file, ending)
    if (!media) throw badMedia(said)
    for (const from of await this.#tails(file, media, ending)) {
      // Each frame overwrites the one before; the last one stays.
      const tail = ['-ss', String(from), ...inputOptions(file), ...map]
      said = (await this.#ffmpeg([...tail, ...JPEG, `file:${target}`], rights)).said
      if (await holdsSomething(target)) return 'done'
    }
    await rm(target, { force: true })
    throw badMedia(said)
  }

  /** Start times from which the last frame is still to come. */
  async #tails(file: string, media: ProbedMedia, ending?: AbortSignal): Promise<readonly number[]> {
    const rights = { timeoutMs: this.#limits.probeMs, ending }
    const { lastStart } = await packetTimes(this.#programs, file, media.videoIndex, rights)
    return [...new Set([Math.max(0, lastStart - media.startSeconds - TAIL_SECONDS), 0])]
  }

  #probe(file: string, ending?: AbortSignal) {
    return probeMedia(this.#programs, file, { timeoutMs: this.#limits.probeMs, ending })
  }

  /** @throws DomainError unavailable `storage_full` */
  async #ffmpeg(args: readonly string[], rights: RunRights): Promise<Run> {
    const run = await runProgram(this.#programs.ffmpeg, [...QUIET, ...args], rights)
    // A fault at the end of a file does not show in the code with which FFmpeg 4 ends.
    if (run.said.includes(NO_ROOM)) throw storageFull(run.said)
    return run
  }
}
