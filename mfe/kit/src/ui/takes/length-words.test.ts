import { expect } from 'chai'
import { lengthWords } from './length-words.ts'

describe('the length of a take', () => {
  it('is in minutes and seconds, and nothing while unknown', () => {
    expect([0, 0.4, 6, 59.6, 605].map(lengthWords)).to.deep.equal(['', '0:01', '0:06', '0:59', '10:05'])
    expect(lengthWords(Number.NaN)).to.equal('')
  })
})
