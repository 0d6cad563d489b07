import { expect } from 'chai'
import { spanOf } from './days.ts'

describe('days of a filter', () => {
  it('reach from the beginning of the first to the end of the last, in the zone of the reader [ADM-10]', () => {
    const { since, until } = spanOf({ from: '2026-03-01', to: '2026-03-02' })
    expect(new Date(since!).getTime()).to.equal(new Date(2026, 2, 1).getTime())
    expect(new Date(until!).getTime()).to.equal(new Date(2026, 2, 3).getTime())
  })

  it('set no limit while they are not typed', () => {
    expect(spanOf({ from: '', to: '3/' })).to.deep.equal({})
  })
})
