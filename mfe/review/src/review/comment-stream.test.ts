import type { PickComment } from '@callboard/posting/contract'
import type { TakeCommentView } from '@callboard/review/contract'
import { expect } from 'chai'
import { commentStream } from './comment-stream.ts'

const by = { from_user: { _id: 'u1', name: 'Dana' }, can: { delete: false } }
const onTake = (_id: string, created_at: string, video = 'v1') =>
  ({ ...by, _id, created_at, comment: _id, video, second: 2 }) as TakeCommentView
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
  const take = (_id: string, name: string, talent_name: string) => ({ _id, name, talent_name })
  const videos = [
    take('v1', 'Omar Haddad, take 1', 'Omar Haddad'),
    take('v2', 'Omar Haddad, take 2', 'Omar Haddad'),
    take('v3', 'Nina Brandt, take 1', 'Nina Brandt'),
  ]
  const open = { take: 'v1', takes: videos.slice(0, 2), group: { records: ['nina', 'omar'], videos } }
  const selects = { _id: 'p1', name: 'Selects' }

  it('are one stream by time, each with where it was written [REV-13]', () => {
    const stream = commentStream(
      open,
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

  it('stay whatever take is open, and say which of them they are on [REV-13]', () => {
    const written = [
      onTake('here', '2026-03-01T10:01:00Z'),
      onTake('there', '2026-03-01T10:02:00Z', 'v2'),
      onTake('put away', '2026-03-01T10:03:00Z', 'v3'),
    ]
    expect(commentStream(open, written, []).map(({ tag, video }) => [tag, video])).to.deep.equal([
      ['on this take', 'v1'],
      ['on another take', 'v2'],
      ['on Nina, take 1', 'v3'],
    ])
    expect(commentStream({ ...open, take: 'v2' }, written, []).map(({ tag }) => tag)).to.deep.equal([
      'on another take',
      'on this take',
      'on Nina, take 1',
    ])
  })

  it('point into the take that they are on, and name who a reply is about [REV-13]', () => {
    const [take, page, room] = commentStream(
      open,
      [onTake('a', '2026-03-01T10:01:00Z')],
      [onTalent('b', '2026-03-01T10:02:00Z', selects), onTalent('c', '2026-03-01T10:03:00Z')],
    )
    expect([take?.video, take?.second, take?.talent]).to.deep.equal(['v1', 2, undefined])
    expect(page?.talent).to.deep.equal({ record: 'ana', page: selects, copy: 'copy' })
    expect(room?.talent).to.deep.equal({ record: 'ana', page: null, copy: null })
  })
})
