import { expect } from 'chai'
import { swipeStep } from './swipe.ts'

describe('a swipe', () => {
  const from = { x: 200, y: 200 }

  it('to the left is the next, to the right the one before', () => {
    expect(swipeStep(from, { x: 120, y: 210 })).to.equal(1)
    expect(swipeStep(from, { x: 280, y: 190 })).to.equal(-1)
  })

  it('is neither a slipped tap nor scrolling', () => {
    expect(swipeStep(from, { x: 170, y: 200 })).to.equal(0)
    expect(swipeStep(from, { x: 140, y: 260 })).to.equal(0)
  })
})
