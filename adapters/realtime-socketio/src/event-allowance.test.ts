import { manualClock } from '@callboard/core/testing'
import { expect } from 'chai'
import { EventAllowance } from './event-allowance.ts'

describe('the allowance of a socket', () => {
  const clock = manualClock()
  const take = (allowance: EventAllowance, event: string, times: number) =>
    Array.from({ length: times }, () => allowance.take(event))

  it('takes a burst at once and further events at 20 a second', () => {
    const allowance = new EventAllowance(clock)
    expect(take(allowance, 'join', 60)).to.deep.equal(Array(60).fill(0))
    expect(take(allowance, 'join', 3)).to.deep.equal([50, 100, 150])
  })

  it('ends a flood', () => {
    const allowance = new EventAllowance(clock)
    expect(take(allowance, 'join', 121).indexOf(null)).to.equal(120)
    expect(take(allowance, 'meeting-signal', 801).indexOf(null)).to.equal(800)
  })

  it('gives back 20 events with every second of rest, up to the burst', () => {
    const allowance = new EventAllowance(clock)
    take(allowance, 'join', 60)
    clock.advance(1_000)
    expect(take(allowance, 'join', 21)).to.deep.equal([...Array(20).fill(0), 50])
    clock.advance(60_000)
    expect(take(allowance, 'join', 61)).to.deep.equal([...Array(60).fill(0), 50])
  })

  it('counts the signals of a meeting on their own', () => {
    const allowance = new EventAllowance(clock)
    expect(take(allowance, 'meeting-signal', 501)).to.deep.equal([...Array(500).fill(0), 10])
    expect(allowance.take('meeting-leave')).to.equal(0)
  })
})
