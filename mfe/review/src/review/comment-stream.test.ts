import type { PickComment } from '@callboard/posting/contract'
import type { TakeCommentView } from '@callboard/review/contract'
import { expect } from 'chai'
import { commentStream } from './comment-stream.ts'

const by = { from_user: { _id: 'u1', name: 'Dana' }, can: { delete: false } }
const onTake = (_id: string, created_at: string) =>
  ({ ...by, _id, created_at, comment: _id, second: 2 }) as TakeCommentView
const onTalent = (_id: string, created_at: string, page: PickComment['page'] = null) =>
  ({
    ...by,
    _id,
    created_at,
    content: _id,
    video: null,
    second: null,
    group: null,
    record: 'ana',
    page,
    copy: page && 'copy',
  }) as PickComment

describe('the comments beside a take', () => {
  const selects = { _id: 'p1', name: 'Selects' }

  it('are one stream by time, each with where it was written [REV-13]', () => {
    const stream = commentStream(
      'v1',
      [onTake('second', '2026-03-01T10:02:00Z'), onTake('last', '2026-03-01T10:09:00Z')],
      [onTalent('first', '2026-03-01T10:01:00Z'), onTalent('third', '2026-03-01T10:03:00Z', selects)],
    )
    expect(stream.map(({ _id, tag }) => [_id, tag])).to.deep.equal([
      ['first', 'in the room'],
      ['second', 'on this take'],
      ['third', 'on Selects'],
      ['last', 'on this take'],
    ])
  })

  it('point into the take that they are on, and name who a reply is about [REV-13]', () => {
    const [take, page, room] = commentStream(
      'v1',
      [onTake('a', '2026-03-01T10:01:00Z')],
      [onTalent('b', '2026-03-01T10:02:00Z', selects), onTalent('c', '2026-03-01T10:03:00Z')],
    )
    expect([take?.video, take?.second, take?.talent]).to.deep.equal(['v1', 2, undefined])
    expect(page?.talent).to.deep.equal({ record: 'ana', page: selects, copy: 'copy' })
    expect(room?.talent).to.deep.equal({ record: 'ana', page: null, copy: null })
  })
})
