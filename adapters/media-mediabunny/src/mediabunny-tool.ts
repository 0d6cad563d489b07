import { rm } from 'node:fs/promises'
import { DomainError } from '@callboard/core'
import type { MediaFacts, MediaTool } from '@callboard/review/testing'
import { type InputVideoTrack, Mp4OutputFormat } from 'mediabunny'
import { copyPackets } from './copy-packets.ts'
import { isDiskError, withMedia } from './read-media.ts'

const MP4_AUDIO = new Mp4OutputFormat().getSupportedAudioCodecs()
/** Baseline, main, extended and high: 8 bits and a quarter of the colour. The higher profiles do not play everywhere. */
const PLAYABLE_H264 = /^avc[13]\.(42|4d|58|64)/i
/** Enough for a rate, without reading a long recording twice. */
const RATED_PACKETS = 300

const badMedia = (cause?: unknown) =>
  new DomainError('rule', 'bad_media', 'This file cannot be read as a video.', { cause })

/** The names that ffmpeg gives to codecs are used throughout the product. */
const VIDEO_NAMES: Readonly<Record<string, string>> = { avc: 'h264' }

/** Works on files in JavaScript alone: a video that is H.264 already becomes an MP4, any other needs an encoder. */
export class MediabunnyTool implements MediaTool {
  readonly encodes = false

  probe(file: string): Promise<MediaFacts | null> {
    return withMedia(file, async ({ video, audio, durationSeconds }) => {
      const { averagePacketRate } = await video.computePacketStats(RATED_PACKETS)
      const codec = await video.getCodec()
      return {
        durationSeconds,
        videoSeconds: await lengthOf(video),
        audioSeconds: audio ? await lengthOf(audio) : null,
        width: await video.getDisplayWidth(),
        height: await video.getDisplayHeight(),
        fps: Math.round(averagePacketRate * 1000) / 1000,
        videoCodec: codec ? (VIDEO_NAMES[codec] ?? codec) : 'unknown',
        audioCodec: audio ? await audio.getCodec() : null,
      }
    })
  }

  async toMp4(file: string, target: string): Promise<MediaFacts | 'needs_encoder'> {
    const outcome = await withMedia(file, async (media) => {
      const audioCodec = media.audio ? await media.audio.getCodec() : null
      const audioFits = !media.audio || (audioCodec !== null && MP4_AUDIO.includes(audioCodec))
      if (!audioFits || !(await isPlayable(media.video))) return 'needs_encoder'
      try {
        await copyPackets(media, audioCodec, target)
      } catch (error) {
        await rm(target, { force: true })
        throw isDiskError(error) ? error : badMedia(error)
      }
      return 'done'
    })
    if (outcome === 'needs_encoder') return outcome
    const facts = outcome && (await this.probe(target))
    if (!facts) throw badMedia()
    return facts
  }

  async still(): Promise<'needs_encoder'> {
    return 'needs_encoder'
  }
}

/** @param track of a file whose tracks need not begin at zero */
const lengthOf = async (track: {
  computeDuration(): Promise<number>
  getFirstTimestamp(): Promise<number>
}) => (await track.computeDuration()) - Math.max(0, await track.getFirstTimestamp())

async function isPlayable(video: InputVideoTrack): Promise<boolean> {
  return PLAYABLE_H264.test((await video.getCodecParameterString()) ?? '')
}
