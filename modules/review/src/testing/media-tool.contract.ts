import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outcomeOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { MediaTool } from '../application/ports/index.ts'
import {
  FRAMES_PER_SECOND,
  ffmpegForTest,
  ffprobeForTest,
  LUMA_STEP,
  type MediaFixtures,
  mediaFixtures,
} from './media-fixtures.ts'

export type { MediaFacts, MediaTool, OnProgress } from '../application/ports/index.ts'

export interface MediaCapabilities {
  /** Can decode and encode. Without it, calls that need an encoder answer `needs_encoder`. */
  readonly encoder: boolean
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** The order of the boxes of an MP4: with `moov` before `mdat` it plays while it loads. */
async function boxesOf(file: string): Promise<string[]> {
  const bytes = await readFile(file)
  const names: string[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    names.push(bytes.toString('latin1', at + 4, at + 8))
    const size = bytes.readUInt32BE(at)
    at += size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size || bytes.length
  }
  return names
}

/** Which frame of a fixture a picture shows, by its grey. */
function frameIn(jpeg: string): number {
  const grey = ffmpegForTest(['-i', jpeg, '-pix_fmt', 'yuvj420p', '-f', 'rawvideo', 'pipe:1'])[5_000]!
  return (grey * (235 - 16)) / 255 / LUMA_STEP
}

/** The files are made by ffmpeg; on a machine without it the suite is skipped. */
export function mediaToolContract(
  name: string,
  make: () => Promise<MediaTool>,
  { encoder }: MediaCapabilities,
): void {
  describe(`media tool: ${name}`, () => {
    let tool: MediaTool
    let files: MediaFixtures
    let folder: string
    let target: string

    before(async () => {
      files = mediaFixtures()
      tool = await make()
    })
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'media-tool-'))
      target = join(folder, 'target')
    })
    afterEach(() => rm(folder, { recursive: true }))

    const facts = async (file: string) => {
      const found = await tool.probe(file)
      if (!found) return expect.fail(`${file} should be readable`)
      return found
    }

    describe('probe', () => {
      it('reads the true length of a recording that does not say it [REC-06]', async () => {
        for (const file of [files.recordedH264, files.recordedVp8]) {
          const found = await facts(file)
          expect(found.durationSeconds, file).to.be.closeTo(2, 0.05)
          expect(found).to.include({ width: 320, height: 240, audioCodec: 'opus' })
        }
        expect((await facts(files.recordedH264)).videoCodec).to.equal('h264')
        expect((await facts(files.recordedVp8)).videoCodec).to.equal('vp8')
      })

      it('reads the length of the rest of a recording that was cut off', async () => {
        const { durationSeconds } = await facts(files.cutRecording)
        expect(durationSeconds).to.be.within(0.5, 1.9)
      })

      it('reads silent and very short videos, and the frame rate', async () => {
        const silent = await facts(files.silentMp4)
        expect(silent.audioCodec).to.equal(null)
        expect(silent.fps).to.be.closeTo(FRAMES_PER_SECOND, 0.5)
        const short = await facts(files.shortMp4)
        expect(short.durationSeconds).to.be.closeTo(0.4, 0.05)
        expect(short.audioCodec).to.equal('aac')
      })

      it('gives the sides as they are shown', async () => {
        expect(await facts(files.turnedMp4)).to.include({ width: 240, height: 320 })
      })

      it('finds no video in words, nor in an MP4 without its index', async () => {
        expect(await tool.probe(files.textMp4)).to.equal(null)
        expect(await tool.probe(files.cutMp4)).to.equal(null)
      })
    })

    describe('toMp4', () => {
      const converted = async (file: string) => {
        const written = await tool.toMp4(file, target)
        expect(written).to.deep.equal(await tool.probe(target))
        const { streams, format } = ffprobeForTest(target)
        const codec = (type: string) => streams.find((stream) => stream.codec_type === type)?.codec_name
        const boxes = await boxesOf(target)
        expect(boxes.indexOf('moov'), 'fast start').to.be.within(1, boxes.indexOf('mdat') - 1)
        return { video: codec('video'), audio: codec('audio'), seconds: Number(format.duration) }
      }
      /** The video packets themselves, hashed without the container. */
      const packets = (file: string) =>
        ffmpegForTest([
          ...['-i', file, '-map', '0:v', '-c', 'copy', '-bsf:v', 'h264_mp4toannexb', '-f', 'h264', 'pipe:1'],
        ]).toString('base64')

      it('makes an MP4 with fast start and true length of a recording, copying its H.264 [REC-06]', async () => {
        const { video, audio, seconds } = await converted(files.recordedH264)
        expect(video).to.equal('h264')
        expect(audio).to.equal(encoder ? 'aac' : 'opus')
        expect(seconds).to.be.closeTo(2, 0.06)
        expect(packets(target) === packets(files.recordedH264), 'same packets').to.equal(true)
        expect((await facts(target)).durationSeconds).to.be.closeTo(2, 0.06)
      })

      it('makes one of silent, short and cut-off videos', async () => {
        expect(await converted(files.silentMp4)).to.include({ video: 'h264', audio: undefined })
        expect((await converted(files.shortMp4)).seconds).to.be.closeTo(0.4, 0.06)
        expect((await converted(files.cutRecording)).seconds).to.be.within(0.5, 1.9)
      })

      it('keeps a turned video turned', async () => {
        await converted(files.turnedMp4)
        expect(await facts(target)).to.include({ width: 240, height: 320 })
      })

      it(
        encoder
          ? 'encodes what is not H.264 [REC-06]'
          : 'says that VP8 has to be encoded, and writes nothing',
        async () => {
          if (encoder) {
            const { video, audio, seconds } = await converted(files.recordedVp8)
            expect([video, audio]).to.deep.equal(['h264', 'aac'])
            expect(seconds).to.be.closeTo(2, 0.06)
            expect(await facts(target)).to.include({ width: 320, height: 240 })
          } else {
            expect(await tool.toMp4(files.recordedVp8, target)).to.equal('needs_encoder')
            expect(await exists(target)).to.equal(false)
          }
        },
      )

      if (encoder)
        it('tells how far it is, up to the end [OPS-08]', async () => {
          const shares: number[] = []
          await tool.toMp4(files.recordedVp8, target, (share) => shares.push(share))
          expect(shares.at(-1)).to.be.within(0.95, 1)
          expect(shares).to.deep.equal(shares.toSorted((a, b) => a - b))
          expect(shares[0]).to.be.at.least(0)
        })

      it('refuses a file that is no video, and writes nothing', async () => {
        for (const file of [files.textMp4, files.cutMp4]) {
          expect(await outcomeOf(tool.toMp4(file, target)), file).to.equal('rule bad_media')
          expect(await exists(target)).to.equal(false)
        }
      })
    })

    describe('still', () => {
      if (!encoder) {
        it('says that it needs a decoder, and writes nothing', async () => {
          expect(await tool.still(files.recordedH264, 1, target)).to.equal('needs_encoder')
          expect(await exists(target)).to.equal(false)
        })
        return
      }

      const still = async (file: string, seconds: number) => {
        expect(await tool.still(file, seconds, target)).to.equal('done')
        const { streams, format } = ffprobeForTest(target)
        expect(format.format_name).to.match(/jpeg|image2/)
        return { width: streams[0]!.width, height: streams[0]!.height, frame: frameIn(target) }
      }

      it('shows the frame of the moment, at most one beside it [REC-06]', async () => {
        for (const file of [files.recordedH264, files.recordedVp8]) {
          for (const seconds of [0, 1.234, 1.999]) {
            const { frame, width, height } = await still(file, seconds)
            expect(frame, `${file} at ${seconds}`).to.be.closeTo(seconds * FRAMES_PER_SECOND, 1.5)
            expect({ width, height }).to.deep.equal({ width: 640, height: 480 })
          }
        }
      })

      it('shows the last frame past the end', async () => {
        for (const file of [files.recordedH264, files.recordedVp8])
          for (const seconds of [2, 500])
            expect((await still(file, seconds)).frame, `${file} at ${seconds}`).to.be.closeTo(59, 1.1)
        expect((await still(files.shortMp4, 3)).frame).to.be.closeTo(11, 1.1)
      })

      it('shows a turned video upright, and the rest of one that was cut off', async () => {
        const { width, height } = await still(files.turnedMp4, 0.5)
        expect(width).to.equal(640)
        expect(height).to.be.within(852, 854)
        await still(files.cutRecording, 30)
      })

      it('refuses a file that is no video, and writes nothing', async () => {
        expect(await outcomeOf(tool.still(files.textMp4, 0, target))).to.equal('rule bad_media')
        expect(await exists(target)).to.equal(false)
      })
    })
  })
}
