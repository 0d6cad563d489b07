import { expect } from 'chai'
import { inOrder } from './in-order.ts'

describe('sessions while they are sorted', () => {
  it('stand in the wanted order, with ones that came meanwhile at the end', () => {
    const sessions = ['a', 'b', 'new', 'c'].map((_id) => ({ _id }))
    expect(inOrder(sessions, ['c', 'a', 'b', 'gone']).map(({ _id }) => _id)).to.deep.equal([
      'c',
      'a',
      'b',
      'new',
    ])
  })
})
