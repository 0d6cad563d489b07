import { expect } from 'chai'
import { commentsByPlace } from './comments-by-place.ts'

describe('comments on the talent of a group', () => {
  const selects = { _id: 'p1', name: 'Selects' }
  const comment = (_id: string, page: typeof selects | null) => ({ _id, page })

  it('stand together by the page that they were written on, those of the live room last [REV-13]', () => {
    const places = commentsByPlace([
      comment('a', null),
      comment('b', selects),
      comment('c', { _id: 'p2', name: 'Finals' }),
      comment('d', { ...selects }),
    ])
    expect(
      places.map(({ page, comments }) => [page?.name, comments.map(({ _id }) => _id).join('')]),
    ).to.deep.equal([
      ['Selects', 'bd'],
      ['Finals', 'c'],
      [undefined, 'a'],
    ])
  })
})
