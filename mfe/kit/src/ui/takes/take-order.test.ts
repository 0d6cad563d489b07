import { expect } from 'chai'
import { firstShown, neighbour, nextPlaying } from './take-order.ts'

const take = (_id: string, more: { url?: string | null; is_archived?: boolean } = {}) => ({
  _id,
  url: `/${_id}`,
  is_archived: false,
  ...more,
})

describe('the order of takes', () => {
  const takes = [take('a'), take('b', { is_archived: true }), take('c', { url: null }), take('d')]

  it('goes on by itself to the next take that is not archived and plays [REV-04]', () => {
    expect(nextPlaying(takes, 'a')?._id).to.equal('d')
    expect(nextPlaying(takes, 'd')).to.equal(undefined)
    expect(nextPlaying(takes, 'gone')).to.equal(undefined)
  })

  it('steps to the neighbour and stops at the ends', () => {
    expect(neighbour(takes, 'b', 1)?._id).to.equal('c')
    expect(neighbour(takes, 'a', -1)).to.equal(undefined)
    expect(neighbour(takes, 'd', 1)).to.equal(undefined)
  })

  it('shows the wished take, else the first that plays, else the first', () => {
    expect(firstShown(takes, 'c')?._id).to.equal('c')
    expect(firstShown([take('x', { url: null }), take('y')], undefined)?._id).to.equal('y')
    expect(firstShown([take('x', { url: null })], 'gone')?._id).to.equal('x')
  })

  it('reads of takes that come without an address whether they play', () => {
    const named = [
      { _id: 'x', plays: false },
      { _id: 'y', plays: true },
    ]
    expect(firstShown(named, undefined)?._id).to.equal('y')
    expect(nextPlaying(named, 'x')?._id).to.equal('y')
    expect(nextPlaying(named.toReversed(), 'y')).to.equal(undefined)
  })
})
