import { expect } from 'chai'
import { countWords, makingWords } from './take-words.ts'

describe('words about takes', () => {
  it('says how far the making of a take is while it is made [OPS-08]', () => {
    expect(makingWords('processing', 40)).to.equal('40 %')
    expect(makingWords('processing', undefined)).to.equal('')
    expect(makingWords('ready', 99)).to.equal('')
  })

  it('counts one and many', () => {
    expect([countWords(1, 'take'), countWords(2, 'take')]).to.deep.equal(['1 take', '2 takes'])
  })
})
