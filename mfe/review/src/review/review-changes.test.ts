import type { ReviewView } from '@callboard/review/contract'
import { expect } from 'chai'
import {
  withGroup,
  withGroupFields,
  withGroupsSorted,
  withMarks,
  withVideo,
  withVideoFields,
  withVideosSorted,
} from './review-changes.ts'
import { takeOf } from './take.fixture.ts'

const video = (_id: string, order: number, liked = false) =>
  takeOf(_id, { group: 'g1', talent_name: 'Ann Lee', order, liked })

const group = (_id: string, videos: ReviewView['groups'][number]['videos']) => ({
  _id,
  name: _id,
  order: 1,
  thumbnail_url: null,
  records: [],
  has_own_thumbnail: false,
  viewed: false,
  copied: false,
  is_archived: false,
  videos,
})

const view: ReviewView = {
  session: { _id: 's', name: 'S', studio: 'p', studio_name: 'P', studio_uri: 'p', roles: [] },
  sessions: [],
  groups: [group('g1', [video('a', 1), video('c', 3)]), group('g2', [])],
  duplicates: [],
  can: { archive: true, copy: true, delete: false },
}

const takes = (now: ReviewView) => now.groups[0]?.videos.map(({ _id }) => _id)

describe('changes of the review', () => {
  it('puts a new take at its place, once however often it is told', () => {
    const twice = withVideo(withVideo(view, video('b', 2)), video('b', 2))
    expect(takes(twice)).to.deep.equal(['a', 'b', 'c'])
    expect(takes(view)).to.deep.equal(['a', 'c'])
  })

  it('replaces a take that has changed', () => {
    const liked = withVideo(view, video('a', 1, true))
    expect(liked.groups[0]?.videos[0]?.liked).to.equal(true)
    expect(liked.groups[1]).to.equal(view.groups[1])
  })

  it('changes fields of one take, and marks of several groups', () => {
    expect(withVideoFields(view, video('c', 3), { is_archived: true }).groups[0]?.videos).to.deep.equal([
      video('a', 1),
      { ...video('c', 3), is_archived: true },
    ])
    expect(withGroupFields(view, ['g2'], { viewed: true }).groups.map(({ viewed }) => viewed)).to.deep.equal([
      false,
      true,
    ])
  })

  it('puts groups and takes in a wanted order, and what is not in it behind, numbered from 1 [REV-05]', () => {
    const three = {
      ...view,
      groups: ['g1', 'g2', 'g3'].map((id, at) => ({ ...group(id, []), order: at + 1 })),
    }
    const sorted = withGroupsSorted(three, ['g3', 'g1'])
    expect(sorted.groups.map(({ _id, order }) => `${order} ${_id}`)).to.deep.equal(['1 g3', '2 g1', '3 g2'])
    expect(
      withVideosSorted(view, 'g1', ['c']).groups[0]?.videos.map(({ _id, order }) => [order, _id]),
    ).to.deep.equal([
      [1, 'c'],
      [2, 'a'],
    ])
    // A group that is read anew stays where it was sorted to.
    expect(withGroup(sorted, { ...group('g3', []), order: 3 }).groups[0]).to.include({ _id: 'g3', order: 1 })
  })

  it('takes over what others changed at some groups', () => {
    const marked = withMarks(view, { groups: [{ _id: 'g2', viewed: true, order: 7 }] })
    expect(marked.groups[1]).to.include({ viewed: true, order: 7, copied: false })
    expect(marked.groups[0]).to.deep.equal(view.groups[0])
  })
})
