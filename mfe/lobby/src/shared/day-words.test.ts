import { expect } from 'chai'
import { longDay, shortDay } from './day-words.ts'

describe('Words of a day', () => {
  it('name the day as it is stored, in whatever zone the reader is', () => {
    expect(longDay('2026-11-22')).to.equal('Sunday, November 22, 2026')
    expect(shortDay('2026-01-01')).to.equal('Thu, Jan 1')
  })
})
