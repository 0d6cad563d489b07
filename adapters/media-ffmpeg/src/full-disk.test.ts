import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SmallDisk, smallDisk } from '@callboard/core/testing'
import { ffmpegForTest } from '@callboard/review/testing'
import { expect } from 'chai'

describe('a video that is made playable on a disk without room', () => {
  let folder: string
  let disk: SmallDisk | undefined
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'large-video-'))
  })
  after(async () => {
    await disk?.remove()
    await rm(folder, { recursive: true })
  })

  it('is not told to be no video, so that it is tried again when there is room [REC-06]', async function () {
    disk = await smallDisk(this, 1)
    const video = join(folder, 'large.mp4')
    const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=25:duration=3']
    ffmpegForTest([
      ...picture,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-qp',
      '5',
      '-pix_fmt',
      'yuv420p',
      video,
    ])
    const fixture = join(import.meta.dirname, 'full-disk.fixture.ts')
    const [program, ...args] = disk.command(process.execPath, fixture, video, disk.folder)
    const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
    expect(JSON.parse(stdout || expect.fail(stderr))).to.deep.equal({
      made: 'unavailable storage_full',
      leftBehind: [],
      still: 'unavailable storage_full',
    })
  })
})
