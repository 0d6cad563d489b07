import { expect } from 'chai'
import { lowFrameRate, resolutionLabel } from './picture-quality.ts'

describe('the picture of a camera', () => {
  for (const [width, height, label] of [
    [3840, 2160, '4K'],
    [2560, 1440, '1440p'],
    [1920, 1080, '1080p'],
    [1280, 720, '720p'],
    [854, 480, '480p'],
    [640, 360, '360p'],
    [1080, 1920, '1080p'],
    [320, 240, '240p'],
  ] as const)
    it(`is called ${label} at ${width}x${height} [LIV-08]`, () => {
      expect(resolutionLabel({ width, height })).to.equal(label)
    })

  it('is warned of below 30 frames per second, and not at 29.97 [LIV-08]', () => {
    expect(lowFrameRate({ frameRate: 29 }))
      .to.contain('Low FPS')
      .and.contain('29 frames')
    expect(lowFrameRate({ frameRate: 29.97 })).to.equal(null)
    expect(lowFrameRate({ frameRate: 60 })).to.equal(null)
    expect(lowFrameRate({})).to.equal(null)
  })
})
