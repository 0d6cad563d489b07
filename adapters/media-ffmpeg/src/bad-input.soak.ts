import { expect } from 'chai'
import { broughtFiles, FAST, pictures } from './brought-files.fixture.ts'

describe('files of cameras that count frames otherwise', () => {
  const brought = broughtFiles()

  it('whose frames come unevenly keep their length [REC-06]', async () => {
    const uneven = "select='not(mod(n,7))+lt(t,1)'"
    const file = brought.made('uneven.mkv', [
      ...pictures('320x240', 30, 3),
      ...['-vf', uneven, '-vsync', 'vfr', '-c:v', 'libvpx', '-deadline', 'realtime'],
    ])
    await brought.expectReady(file, { width: 320, height: 240, seconds: 3 })
  })

  it('in 4K with 60 frames a second, and with 15 in VP9, play [REC-06]', async () => {
    const large = brought.made('large.mp4', [
      ...pictures('3840x2160', 60, 0.5),
      '-c:v',
      'libx264',
      ...FAST,
      '-pix_fmt',
      'yuv420p',
    ])
    const { fps } = await brought.expectReady(large, { width: 3840, height: 2160, seconds: 0.5 })
    expect(fps).to.be.closeTo(60, 0.5)
    const slow = brought.made('slow.webm', [
      ...pictures('320x240', 15, 1),
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'realtime',
    ])
    await brought.expectReady(slow, { width: 320, height: 240, seconds: 1 })
  })
})
