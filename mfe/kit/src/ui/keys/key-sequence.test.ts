import { expect } from 'chai'
import { keySequence } from './key-sequence.ts'

describe('a sequence of keys', () => {
  it('is the key before and this one, for a second and a half', () => {
    const keys = keySequence()
    expect(keys.press('g', 0)).to.deep.equal(['g'])
    expect(keys.press('p', 1_500)).to.deep.equal(['g p', 'p'])
    expect(keys.press('c', 3_001)).to.deep.equal(['c'])
  })

  it('does not go on after a key that had a meaning', () => {
    const keys = keySequence()
    keys.press('g', 0)
    keys.press('p', 100)
    keys.end()
    expect(keys.press('c', 200)).to.deep.equal(['c'])
  })
})
