import { expect } from 'chai'
import { untilStart, waitEstimate } from './wait-estimate.ts'

const minute = (minutes: number) => new Date(Date.parse('2026-03-02T20:00:00.000Z') + minutes * 60_000)

describe('the wait', () => {
  it('counts 3 to 7 minutes a turn while nothing is known: a far place has a wide spread', () => {
    expect(waitEstimate(1, [])).to.deep.equal({ from: 0, to: 7 })
    expect(waitEstimate(4, [minute(0)])).to.deep.equal({ from: 9, to: 28 })
    expect(waitEstimate(41, [])).to.deep.equal({ from: 120, to: 287 })
  })

  it('follows the real turns, and how far they differ', () => {
    expect(waitEstimate(3, [0, 4, 8, 12].map(minute))).to.deep.equal({ from: 8, to: 12 })
    expect(waitEstimate(3, [0, 2, 6, 12].map(minute))).to.deep.equal({ from: 4, to: 18 })
  })

  it('is not thrown off by a lunch break', () => {
    expect(waitEstimate(2, [0, 4, 8, 68, 72, 76].map(minute))).to.deep.equal({ from: 4, to: 8 })
  })

  it('begins when the casting does, or with its first call', () => {
    const start = 5 * 60 * 60_000
    expect(waitEstimate(1, [], start)).to.deep.equal({ from: 300, to: 307 })
    expect(waitEstimate(1, [minute(0)], start)).to.deep.equal({ from: 0, to: 7 })
    const date = { date: '2026-03-02', startTime: '10:00' }
    const zone = 'America/Los_Angeles'
    expect(untilStart(date, zone, new Date('2026-03-02T13:00:00.000Z'))).to.equal(start)
    expect(untilStart(date, zone, new Date('2026-03-02T18:00:01.000Z'))).to.equal(0)
  })

  it('stays wide while few turns are known', () => {
    expect(waitEstimate(7, [0, 3].map(minute))).to.deep.equal({ from: 6, to: 35 })
    expect(waitEstimate(3, [0, 1].map(minute))).to.deep.equal({ from: 0, to: 9 })
  })

  it('takes the calls in any order', () => {
    expect(waitEstimate(3, [12, 0, 8, 4].map(minute))).to.deep.equal({ from: 8, to: 12 })
  })
})
