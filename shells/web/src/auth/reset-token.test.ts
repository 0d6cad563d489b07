import { expect } from 'chai'
import { resetToken } from './reset-token.ts'

describe('the token of a reset link', () => {
  it('is the first field of the query', () => {
    expect(resetToken('?token=abc')).to.equal('abc')
    expect(resetToken('?token=a%2Bb&x=1')).to.equal('a+b')
  })
  for (const search of ['', '?', '?x=1&token=abc', '?token=', '?Token=abc', '?token'])
    it(`is none in '${search}'`, () => {
      expect(resetToken(search)).to.equal(null)
    })
})
