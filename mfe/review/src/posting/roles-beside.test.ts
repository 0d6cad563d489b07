import { expect } from 'chai'
import { rolesBeside } from './roles-beside.ts'

describe('the roles on a card', () => {
  it('are named where there is room for them beside the numbers', () => {
    expect(rolesBeside(['Keeper', 'Captain'], '4 takes · 2 comments')).to.deep.equal({
      all: 'Keeper, Captain',
    })
    expect(rolesBeside([], '1 take')).to.deep.equal({ all: '' })
  })

  it('are counted where they would begin a second line [PST-02]', () => {
    const { all, short } = rolesBeside(['Keeper', 'Deckhand', 'Captain'], '3 takes · 12 comments')
    expect([all, short]).to.deep.equal(['Keeper, Deckhand, Captain', '3 roles'])
  })

  it('are cut off by the card where there is but one, which says more than a number', () => {
    const long = 'The keeper of the lighthouse at the end of the island'
    expect(rolesBeside([long], '3 takes')).to.deep.equal({ all: long })
  })
})
