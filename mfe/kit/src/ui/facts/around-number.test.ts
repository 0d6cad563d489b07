import { expect } from 'chai'
import { aroundNumber } from './around-number.ts'

describe('the number in the words of a fact', () => {
  it('is taken with its ending, and leaves the words around it', () => {
    expect(aroundNumber('You are 5th')).to.deep.equal(['You are ', '5th', ''])
    expect(aroundNumber('You are 12th in line')).to.deep.equal(['You are ', '12th', ' in line'])
  })

  it('is none where the words have none', () => {
    expect(aroundNumber('You are on deck')).to.deep.equal(['You are on deck', '', ''])
  })
})
