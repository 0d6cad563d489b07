import { expect } from 'chai'
import { commonPasswords } from './common-passwords.ts'

/** Letters of the shortest password that an account may have. */
const SHORTEST = 8

describe('commonPasswords', () => {
  it('has more than the 3,000 most used ones that an account could have, and no sentence [ACC-03]', () => {
    const long = [...(commonPasswords as ReadonlySet<string>)].filter(({ length }) => length >= SHORTEST)
    expect(long.length).to.be.above(3_000)
    for (const password of ['password1', 'qwertyuiop', 'iloveyou2', 'p@ssw0rd', 'liverpool', 'zaq12wsx'])
      expect(commonPasswords.has(password), password).to.equal(true)
    expect(commonPasswords.has('quiet harbour lamp')).to.equal(false)
  })
})
