import { expect } from 'chai'
import { doubleTap } from './double-tap.ts'

describe('two taps on the picture', () => {
  const tap = (time: number, x: number) => ({ time, x })
  it('go back on its left third and on on its right', () => {
    expect(doubleTap(tap(0, 0.1), tap(200, 0.2))).to.equal(-1)
    expect(doubleTap(tap(0, 0.9), tap(200, 0.8))).to.equal(1)
  })
  it('are no double tap in the middle, far apart, late or without a first', () => {
    expect(doubleTap(tap(0, 0.5), tap(200, 0.5))).to.equal(0)
    expect(doubleTap(tap(0, 0.1), tap(200, 0.9))).to.equal(0)
    expect(doubleTap(tap(0, 0.1), tap(400, 0.1))).to.equal(0)
    expect(doubleTap(undefined, tap(0, 0.1))).to.equal(0)
  })
})
