import { expect } from 'chai'
import { countWords, lengthWords, makingWords } from './take-words.ts'

describe('words about takes', () => {
  it('writes lengths in minutes and seconds, and nothing while unknown', () => {
    expect([0, 0.4, 6, 59.6, 605].map(lengthWords)).to.deep.equal(['', '0:01', '0:06', '0:59', '10:05'])
    expect(lengthWords(Number.NaN)).to.equal('')
  })

  it('says how far the making of a take is while it is made [OPS-08]', () => {
    expect(makingWords('processing', 40)).to.equal('40 %')
    expect(makingWords('processing', undefined)).to.equal('')
    expect(makingWords('ready', 99)).to.equal('')
  })

  it('counts one and many', () => {
    expect([countWords(1, 'take'), countWords(2, 'take')]).to.deep.equal(['1 take', '2 takes'])
  })
})
