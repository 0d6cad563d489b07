import { expect } from 'chai'
import { clockWords, frameAway, nextSpeed, positionWords, SPEEDS, speedWords } from './play-words.ts'

describe('the time of a take that plays', () => {
  it('counts seconds and frames', () => {
    expect(clockWords(0, 25)).to.equal('0:00.00')
    expect(clockWords(2.56, 25)).to.equal('0:02.14')
    expect(clockWords(65.5, 24)).to.equal('1:05.12')
    expect(clockWords(1.99999, 25)).to.equal('0:01.24')
    expect(clockWords(0.5, 120)).to.equal('0:00.060')
  })
  it('has two digits for the frame, also of a film of few frames', () => {
    expect([0, 2.56, 4.99].map((at) => clockWords(at, 5.127))).to.deep.equal([
      '0:00.00',
      '0:02.02',
      '0:04.05',
    ])
  })
  it('counts the frames that the keys step by where the rate is not known', () => {
    expect([0, 2.56, 61.999].map((at) => clockWords(at, 0))).to.deep.equal(['0:00.00', '0:02.16', '1:01.29'])
  })
  it('is said in whole seconds', () => {
    expect([0, 0.9, 65, -1].map(positionWords)).to.deep.equal(['0:00', '0:00', '1:05', '0:00'])
  })
})

describe('one frame on or back', () => {
  const walk = (fps: number, from: number, steps: readonly number[]) => {
    let at = from
    return steps.map((step) => {
      at = frameAway(at, step, fps, 5)
      return clockWords(at, fps)
    })
  }
  it('shows each frame once, also at odd rates', () => {
    expect(walk(25, 0, [1, 1, 1, -1])).to.deep.equal(['0:00.01', '0:00.02', '0:00.03', '0:00.02'])
    expect(walk(30_000 / 1001, 0.95, [1, 1, 1])).to.deep.equal(['0:00.29', '0:01.00', '0:01.01'])
    const seen = new Set<number>()
    for (let at = 0, step = 0; step < 119; step++) {
      at = frameAway(at, 1, 23.976, 5)
      seen.add(Math.floor(at * 23.976))
    }
    expect(seen.size).to.equal(119)
  })
  it('stays within the take, and leaves its end by one frame', () => {
    expect(frameAway(0, -1, 25, 5)).to.equal(0.02)
    expect(frameAway(5, 1, 25, 5)).to.be.closeTo(4.98, 1e-9)
    expect(clockWords(frameAway(5, -1, 25, 5), 25)).to.equal('0:04.23')
  })
  it('is a thirtieth of a second where the rate is not known', () => {
    expect(frameAway(1, 1, 0, 5)).to.be.closeTo(1 + 1.5 / 30, 1e-9)
  })
})

describe('the speed of a take', () => {
  it('goes through what is offered and stops at either end', () => {
    expect(SPEEDS.map((speed) => nextSpeed(speed, 1))).to.deep.equal([0.75, 1, 1.25, 1.5, 2, 2])
    expect(SPEEDS.map((speed) => nextSpeed(speed, -1))).to.deep.equal([0.5, 0.5, 0.75, 1, 1.25, 1.5])
    expect(nextSpeed(1.1, -1)).to.equal(1)
    expect(SPEEDS.map(speedWords).join(' ')).to.equal('0.5× 0.75× 1× 1.25× 1.5× 2×')
  })
})
