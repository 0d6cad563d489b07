import { expect } from 'chai'
import { momentWords } from './moment-words.ts'

describe('the moment that a comment points to', () => {
  it('is told to the second [FBK-04]', () => {
    expect(momentWords(12.2, 'Take 2')).to.equal('Take 2 · 0:12')
    expect(momentWords(null, 'Take 2')).to.equal('Take 2')
    expect(momentWords(3.96, undefined)).to.equal('0:03')
  })
})
