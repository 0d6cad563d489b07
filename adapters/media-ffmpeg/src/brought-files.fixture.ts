import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outcomeOf } from '@callboard/core/testing'
import { ffmpegForTest, ffprobeForTest, type MediaFacts } from '@callboard/review/testing'
import { expect } from 'chai'
import { FfmpegTool } from './ffmpeg-tool.ts'
import { findFfmpeg } from './find-ffmpeg.ts'

/** Arguments of ffmpeg for a moving picture. @param rate frames a second */
export const pictures = (size: string, rate: number, seconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
]
export const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
export const FAST = ['-preset', 'ultrafast']

interface Expected {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly audio?: string
}

/** Files as people bring them, in a folder of the `describe` that calls this at its beginning. */
export function broughtFiles() {
  let folder: string
  let tool: FfmpegTool
  const path = (name: string) => join(folder, name)

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bad-input-'))
    tool = new FfmpegTool((await findFfmpeg()) ?? expect.fail('no ffmpeg'))
  })
  after(() => rm(folder, { recursive: true }))

  return {
    path,
    /** @param args of ffmpeg. @returns the path of the made file */
    made(name: string, args: readonly string[]): string {
      ffmpegForTest([...args, path(name)])
      return path(name)
    },

    /** Makes it playable, and a picture of it. @returns what is known of the made video */
    async expectReady(file: string, expected: Expected): Promise<MediaFacts> {
      const target = path('target.mp4')
      const picture = path('picture.jpg')
      const facts = (await tool.toMp4(file, target)) as MediaFacts
      expect(facts).to.include({ width: expected.width, height: expected.height, videoCodec: 'h264' })
      expect(facts.durationSeconds).to.be.closeTo(expected.seconds, 0.25)
      expect(facts.audioCodec).to.equal(expected.audio ?? null)
      const [video] = ffprobeForTest(target).streams
      expect(video).to.have.property('pix_fmt', 'yuv420p')
      for (const seconds of [0, expected.seconds / 2, 500]) {
        expect(await tool.still(target, seconds, picture)).to.equal('done')
        expect((await stat(picture)).size).to.be.above(0)
      }
      return facts
    },

    async expectRefused(file: string): Promise<void> {
      const target = path('none.mp4')
      expect(await outcomeOf(tool.toMp4(file, target))).to.equal('rule bad_media')
      const said = await tool.toMp4(file, target).catch((fault: Error) => fault.message)
      expect(said).to.equal('This file cannot be read as a video.')
      expect(await stat(target).catch(() => null)).to.equal(null)
    },
  }
}
