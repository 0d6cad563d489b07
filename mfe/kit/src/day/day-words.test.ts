import { expect } from 'chai'
import { plainDay, shortDay, wholeDay } from './day-words.ts'

describe('the words of a day', () => {
  it('name the day as it is stored, in whatever zone the reader is', () => {
    expect(wholeDay('2026-11-22')).to.equal('Sunday, November 22, 2026')
    expect(plainDay('2026-11-22')).to.equal('November 22, 2026')
    expect(shortDay('2026-01-01')).to.equal('Thu, Jan 1')
  })
})
