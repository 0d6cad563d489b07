import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outcomeOf } from '@callboard/core/testing'
import { ffmpegForTest, ffprobeForTest, type MediaFacts, mediaFixtures } from '@callboard/review/testing'
import { expect } from 'chai'
import { FfmpegTool } from './ffmpeg-tool.ts'
import { findFfmpeg } from './find-ffmpeg.ts'

const pictures = (size: string, rate: number, seconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
]
const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
const FAST = ['-preset', 'ultrafast']

interface Expected {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly audio?: string
}

describe('files as people bring them', () => {
  let folder: string
  let tool: FfmpegTool
  const path = (name: string) => join(folder, name)
  const made = (name: string, args: readonly string[]) => {
    ffmpegForTest([...args, path(name)])
    return path(name)
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bad-input-'))
    tool = new FfmpegTool((await findFfmpeg()) ?? expect.fail('no ffmpeg'))
  })
  after(() => rm(folder, { recursive: true }))

  /** Makes it playable, and a picture of it. */
  async function expectReady(file: string, expected: Expected): Promise<void> {
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
  }

  async function expectRefused(file: string): Promise<void> {
    const target = path('none.mp4')
    expect(await outcomeOf(tool.toMp4(file, target))).to.equal('rule bad_media')
    const said = await tool.toMp4(file, target).catch((fault: Error) => fault.message)
    expect(said).to.equal('This file cannot be read as a video.')
    expect(await stat(target).catch(() => null)).to.equal(null)
  }

  it('that are no video are refused in plain words: text, nothing, a lost index, sound alone [REC-06]', async () => {
    await writeFile(path('empty.mp4'), '')
    const files = mediaFixtures()
    const soundOnly = made('sound.m4a', [...sound(2), '-c:a', 'aac'])
    for (const file of [files.textMp4, path('empty.mp4'), files.cutMp4, soundOnly]) await expectRefused(file)
  })

  it('of 0.4 s and without sound play [REC-06]', async () => {
    const { shortMp4, silentMp4 } = mediaFixtures()
    await expectReady(shortMp4, { width: 320, height: 240, seconds: 0.4, audio: 'aac' })
    await expectReady(silentMp4, { width: 320, height: 240, seconds: 1 })
  })

  it('from a phone held upright, in HEVC with 10 bits, play upright in colours that every browser shows [REC-06]', async () => {
    const file = made('phone.mov', [
      ...pictures('360x640', 30, 1),
      ...sound(1),
      ...[
        '-c:v',
        'libx265',
        ...FAST,
        '-x265-params',
        'log-level=none',
        '-pix_fmt',
        'yuv420p10le',
        '-c:a',
        'aac',
      ],
    ])
    await expectReady(file, { width: 360, height: 640, seconds: 1, audio: 'aac' })
  })

  it('that are shown turned play upright [REC-06]', async () => {
    await expectReady(mediaFixtures().turnedMp4, { width: 240, height: 320, seconds: 1 })
  })

  it('with odd sides and all of the colour get even sides [REC-06]', async () => {
    const file = made('odd.mkv', [
      ...pictures('321x241', 30, 1),
      '-c:v',
      'libx264',
      ...FAST,
      '-pix_fmt',
      'yuv444p',
    ])
    await expectReady(file, { width: 320, height: 240, seconds: 1 })
  })

  it('whose frames come unevenly keep their length [REC-06]', async () => {
    const uneven = "select='not(mod(n,7))+lt(t,1)'"
    const file = made('uneven.mkv', [
      ...pictures('320x240', 30, 3),
      ...['-vf', uneven, '-vsync', 'vfr', '-c:v', 'libvpx', '-deadline', 'realtime'],
    ])
    await expectReady(file, { width: 320, height: 240, seconds: 3 })
  })

  it('in 4K with 60 frames a second, and with 15 in VP9, play [REC-06]', async () => {
    const large = made('large.mp4', [
      ...pictures('3840x2160', 60, 0.5),
      '-c:v',
      'libx264',
      ...FAST,
      '-pix_fmt',
      'yuv420p',
    ])
    await expectReady(large, { width: 3840, height: 2160, seconds: 0.5 })
    expect((await tool.probe(path('target.mp4')))!.fps).to.be.closeTo(60, 0.5)
    const slow = made('slow.webm', [
      ...pictures('320x240', 15, 1),
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'realtime',
    ])
    await expectReady(slow, { width: 320, height: 240, seconds: 1 })
  })

  it('whose names are long, of several scripts and with marks that shells read, become MP4s', async () => {
    const { silentMp4 } = mediaFixtures()
    const file = path(`试镜 😀 'quote' % # + ${'n'.repeat(150)}.mp4`)
    ffmpegForTest(['-i', silentMp4, '-c', 'copy', `file:${file}`])
    await expectReady(file, { width: 320, height: 240, seconds: 1 })
  })
})
