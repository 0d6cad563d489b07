import { expect } from 'chai'
import { middleOf, perRow } from './wall-columns.ts'

describe('the columns of the review wall', () => {
  it('are as many cards of 250 px as fit with 16 between [REV-03]', () => {
    expect([0, 265, 515, 516, 1392].map(perRow)).to.deep.equal([1, 1, 1, 2, 5])
  })

  it('have their middles where the space between them is even', () => {
    expect(middleOf(0, 2, 600)).to.equal(125)
    expect(middleOf(1, 2, 600)).to.equal(475)
    expect(middleOf(0, 1, 358)).to.equal(179)
  })
})
