import { expect } from 'chai'
import { callbackFrames } from './callback-frames.ts'

const grid = { date: '2026-03-02', zone: 'America/Los_Angeles', startTime: '09:00', slotSeconds: 450 }

describe('frames of a callback', () => {
  it('follow each other role by role, with a slot for each talent [PST-10]', () => {
    const frames = callbackFrames(grid, ['Hero', 'Hero', 'Rival', 'Waiter', 'Waiter'])
    expect(frames.map(({ name, startTime, endTime }) => [name, startTime, endTime])).to.deep.equal([
      ['Callback: Hero', '09:00', '09:15'],
      ['Callback: Rival', '09:15', '09:22:30'],
      ['Callback: Waiter', '09:22:30', '09:37:30'],
    ])
    expect(frames.map(({ roles }) => roles)).to.deep.equal([
      [{ role: 'Hero', count: 1 }],
      [{ role: 'Rival', count: 1 }],
      [{ role: 'Waiter', count: 1 }],
    ])
  })
})
