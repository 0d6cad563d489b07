import { expect } from 'chai'
import { cardBeside, cardHeight, nameLetters, perRow } from './wall-columns.ts'

describe('the columns of the review wall', () => {
  it('are as many cards of 250 px as fit with 12 between, and two on a phone [REV-03]', () => {
    expect([0, 358, 511, 512, 1392].map(perRow)).to.deep.equal([2, 2, 2, 2, 5])
  })

  it('are walked by arrows: sideways one card, up and down one row of what is drawn', () => {
    const from = (place: number) =>
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => cardBeside(place, key, 3, 7))
    expect(from(4)).to.deep.equal([3, 5, 1, 6])
    expect(from(0), 'the first one').to.deep.equal([0, 1, 0, 3])
    expect(from(6), 'the last one').to.deep.equal([5, 6, 3, 6])
    expect(from(3)[3], 'a whole row').to.equal(6)
    expect(cardBeside(5, 'ArrowDown', 3, 7), 'into a row that ends before').to.equal(6)
    expect(cardBeside(4, 'j', 3, 7)).to.equal(undefined)
  })

  it('have names of as many letters as one line of a card has room for', () => {
    expect([1392, 512, 358, 328].map(nameLetters)).to.deep.equal([25, 25, 16, 14])
  })

  it('have cards of pictures of 16:9, and of 4:3 where only two narrow ones fit', () => {
    expect([1392, 512, 358, 328].map(cardHeight)).to.deep.equal([204, 204, 192, 181])
  })
})
