import { expect } from 'chai'
import { perRow } from './wall-columns.ts'

describe('the columns of the review wall', () => {
  it('are as many cards of 250 px as fit with 12 between [REV-03]', () => {
    expect([0, 265, 511, 512, 1392].map(perRow)).to.deep.equal([1, 1, 1, 2, 5])
  })
})
