import { expect } from 'chai'
import { cardHeight, perRow } from './wall-columns.ts'

describe('the columns of the review wall', () => {
  it('are as many cards of 250 px as fit with 12 between, and two on a phone [REV-03]', () => {
    expect([0, 358, 511, 512, 1392].map(perRow)).to.deep.equal([2, 2, 2, 2, 5])
  })

  it('have cards of pictures of 16:9, and of 4:3 where only two narrow ones fit', () => {
    expect([1392, 512, 358, 328].map(cardHeight)).to.deep.equal([204, 204, 192, 181])
  })
})
