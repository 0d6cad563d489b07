import { expect } from 'chai'
import { inReviewOrder } from './group-order.ts'

const group = (id: string, order: number) => ({ id, order })
const sorted = (...ids: string[]) => ids.map((groupId, at) => ({ groupId, order: at + 1 }))
const said = (groups: readonly { id: string; order: number }[]) =>
  groups.map(({ id, order }) => `${order} ${id}`)

describe('the order of the groups in a review [REV-05]', () => {
  const lobby = [group('a', 1), group('b', 2), group('c', 3)]

  it('is that of the lobby until they are sorted', () => {
    expect(said(inReviewOrder(lobby, [{ groupId: 'a', order: null }]))).to.deep.equal(['1 a', '2 b', '3 c'])
  })

  it('is that of the sorting, and those who came later follow, numbered without a gap', () => {
    const later = [...lobby, group('d', 3), group('e', 4)]
    expect(said(inReviewOrder(later, sorted('c', 'gone', 'a', 'b')))).to.deep.equal([
      '1 c',
      '2 a',
      '3 b',
      '4 d',
      '5 e',
    ])
  })
})
