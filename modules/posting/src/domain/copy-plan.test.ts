import { expect } from 'chai'
import { planCopy, type SourceGroup } from './copy-plan.ts'

const video = (id: string, order: number, fields = {}) => ({
  id,
  order,
  liked: false,
  archived: false,
  ...fields,
})
const source = (id: string, order: number, videos: SourceGroup['videos']): SourceGroup => ({
  id,
  name: id,
  order,
  members: [],
  videos,
})
const empty = { pageId: 'page', sessionId: 'session', groups: [], videos: [] }
const ids = () => {
  let made = 0
  return () => {
    made += 1
    return `new-${made}`
  }
}

describe('copying groups to a page', () => {
  it('keeps the order of groups and of their videos', () => {
    const sources = [source('b', 2, []), source('a', 1, [video('late', 7), video('early', 3)])]
    const { newGroups, newVideos } = planCopy(sources, empty, false, ids())
    expect(newGroups.map((group) => [group.sourceGroupId, group.order])).to.deep.equal([
      ['a', 1],
      ['b', 2],
    ])
    expect(newVideos.map((copied) => [copied.videoId, copied.order])).to.deep.equal([
      ['early', 1],
      ['late', 2],
    ])
  })

  it('adds only videos the page lacks, at its end', () => {
    const first = planCopy([source('a', 1, [video('one', 1)])], empty, false, ids())
    const target = { ...empty, groups: first.newGroups, videos: first.newVideos }
    const again = planCopy([source('a', 1, [video('one', 1), video('two', 2)])], target, false, ids())
    expect(again.newGroups).to.deep.equal([])
    expect(again.newVideos.map(({ groupId, videoId, order }) => ({ groupId, videoId, order }))).to.deep.equal(
      [{ groupId: 'new-1', videoId: 'two', order: 2 }],
    )
  })

  it('leaves out archived videos, and those without a like when only liked ones are wanted', () => {
    const videos = [
      video('plain', 1),
      video('liked', 2, { liked: true }),
      video('old', 3, { liked: true, archived: true }),
    ]
    const copied = (onlyLiked: boolean) =>
      planCopy([source('a', 1, videos)], empty, onlyLiked, ids()).newVideos.map(({ videoId }) => videoId)
    expect(copied(false)).to.deep.equal(['plain', 'liked'])
    expect(copied(true)).to.deep.equal(['liked'])
  })
})
