import { expect } from 'chai'
import { waitEstimate } from './wait-estimate.ts'

const minute = (minutes: number) => new Date(Date.parse('2026-03-02T20:00:00.000Z') + minutes * 60_000)

describe('the wait', () => {
  it('counts 5 minutes a turn while nothing is known', () => {
    expect(waitEstimate(1, [])).to.deep.equal({ from: 0, to: 5 })
    expect(waitEstimate(4, [minute(0)])).to.deep.equal({ from: 15, to: 20 })
  })

  it('follows the real turns, and how far they differ', () => {
    expect(waitEstimate(3, [0, 4, 8, 12].map(minute))).to.deep.equal({ from: 8, to: 12 })
    expect(waitEstimate(3, [0, 2, 6, 12].map(minute))).to.deep.equal({ from: 4, to: 18 })
  })

  it('is not thrown off by a lunch break', () => {
    expect(waitEstimate(2, [0, 4, 8, 68, 72, 76].map(minute))).to.deep.equal({ from: 4, to: 8 })
  })

  it('takes the calls in any order', () => {
    expect(waitEstimate(3, [12, 0, 8, 4].map(minute))).to.deep.equal({ from: 8, to: 12 })
  })
})
