import { writeFile } from 'node:fs/promises'
import { ffmpegForTest, mediaFixtures } from '@callboard/review/testing'
import { broughtFiles, FAST, pictures, sound } from './brought-files.fixture.ts'

describe('files as people bring them', () => {
  const brought = broughtFiles()

  it('that are no video are refused in plain words: text, nothing, a lost index, sound alone [REC-06]', async () => {
    await writeFile(brought.path('empty.mp4'), '')
    const files = mediaFixtures()
    const soundOnly = brought.made('sound.m4a', [...sound(2), '-c:a', 'aac'])
    for (const file of [files.textMp4, brought.path('empty.mp4'), files.cutMp4, soundOnly])
      await brought.expectRefused(file)
  })

  it('of 0.4 s and without sound play [REC-06]', async () => {
    const { shortMp4, silentMp4 } = mediaFixtures()
    await brought.expectReady(shortMp4, { width: 320, height: 240, seconds: 0.4, audio: 'aac' })
    await brought.expectReady(silentMp4, { width: 320, height: 240, seconds: 1 })
  })

  it('from a phone held upright, in HEVC with 10 bits, play upright in colours that every browser shows [REC-06]', async () => {
    const file = brought.made('phone.mov', [
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
    await brought.expectReady(file, { width: 360, height: 640, seconds: 1, audio: 'aac' })
  })

  it('that are shown turned play upright [REC-06]', async () => {
    await brought.expectReady(mediaFixtures().turnedMp4, { width: 240, height: 320, seconds: 1 })
  })

  it('with odd sides and all of the colour get even sides [REC-06]', async () => {
    const file = brought.made('odd.mkv', [
      ...pictures('321x241', 30, 1),
      '-c:v',
      'libx264',
      ...FAST,
      '-pix_fmt',
      'yuv444p',
    ])
    await brought.expectReady(file, { width: 320, height: 240, seconds: 1 })
  })

  it('whose names are long, of several scripts and with marks that shells read, become MP4s', async () => {
    const { silentMp4 } = mediaFixtures()
    const file = brought.path(`试镜 😀 'quote' % # + ${'n'.repeat(150)}.mp4`)
    ffmpegForTest(['-i', silentMp4, '-c', 'copy', `file:${file}`])
    await brought.expectReady(file, { width: 320, height: 240, seconds: 1 })
  })
})
