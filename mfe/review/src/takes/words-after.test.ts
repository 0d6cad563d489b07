import { expect } from 'chai'
import { wordsAfter } from './words-after.ts'

describe('what was typed on while a comment was on its way', () => {
  it('stays without what was sent', () => {
    expect(wordsAfter('First thought', 'First thought')).to.equal('')
    expect(wordsAfter('First thought', 'First thought, and another')).to.equal(', and another')
    expect(wordsAfter('First', 'First\n\nSecond')).to.equal('Second')
  })

  it('stays whole where what was sent was changed', () => {
    expect(wordsAfter('Offline one', 'Offline two')).to.equal('Offline two')
  })
})
