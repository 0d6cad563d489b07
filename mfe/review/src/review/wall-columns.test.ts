import { expect } from 'chai'
import { middleOf, perRow } from './wall-columns.ts'

describe('the columns of the review wall', () => {
  it('are as many cards of 250 px as fit with 12 between [REV-03]', () => {
    expect([0, 265, 511, 512, 1392].map(perRow)).to.deep.equal([1, 1, 1, 2, 5])
  })

  it('stand at the left edge with their middles 262 px apart', () => {
    expect(middleOf(0, 2, 600)).to.equal(125)
    expect(middleOf(1, 2, 600)).to.equal(387)
    expect(middleOf(0, 1, 358)).to.equal(179)
  })
})
