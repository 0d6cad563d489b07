import { expect } from 'chai'
import { keyColumns } from './key-columns.ts'

const columns = (...heights: readonly number[]) => keyColumns(heights, (height) => height)

describe('columns of the list of keys', () => {
  it('are of about the same height, with each group whole and in its order', () => {
    expect(columns(2, 6, 11, 13, 8)).to.deep.equal([[2, 11], [6, 8], [13]])
  })

  it('are no more than a group that is longer than the others together takes', () => {
    expect(columns(2, 2, 16, 8)).to.deep.equal([[2, 2, 8], [16]])
  })

  it('are one for one group, and none for none', () => {
    expect(columns(8)).to.deep.equal([[8]])
    expect(columns()).to.deep.equal([])
  })
})
