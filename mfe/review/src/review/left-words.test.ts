import type { ReviewGroup } from '@callboard/review/contract'
import { expect } from 'chai'
import { groupBeside, leftWords } from './left-words.ts'
import { NO_FILTERS, shownGroups } from './review-groups.ts'
import { takeOf } from './take.fixture.ts'

const groupOf = (_id: string, order: number, ...archived: readonly boolean[]): ReviewGroup => ({
  _id,
  name: 'Priya Nair',
  order,
  thumbnail_url: null,
  has_own_thumbnail: false,
  records: [],
  viewed: false,
  copied: false,
  is_archived: false,
  videos: archived.map((is_archived, take) => takeOf(`${_id}-${take}`, { is_archived })),
})
const words = (group: ReviewGroup | undefined, tab: 'videos' | 'archived' = 'videos') =>
  leftWords('Priya Nair', group, tab)

describe('an open group that a colleague puts away', () => {
  it('is said to be archived once all its takes are [REV-06]', () => {
    expect(words(groupOf('g', 1, true, true))).to.equal('Priya Nair was archived.')
    expect(words({ ...groupOf('g', 1, false), is_archived: true })).to.equal('Priya Nair was archived.')
  })

  it('is said to be deleted where no take or no group is left [REV-06]', () => {
    expect(words(groupOf('g', 1))).to.equal('Priya Nair was deleted.')
    expect(words(undefined)).to.equal('Priya Nair was deleted.')
  })

  it('is said to be restored where the archived ones are shown [REV-06]', () => {
    expect(words(groupOf('g', 1, false), 'archived')).to.equal('Priya Nair was restored.')
    expect(words(groupOf('g', 1, true, false), 'archived')).to.equal(undefined)
  })

  it('is not spoken of where only a filter hides it', () => {
    expect(words(groupOf('g', 1, true, false))).to.equal(undefined)
  })

  it('leads to the group after it that is there still, from the last one to the one before it [REV-06]', () => {
    const shown = (...groups: ReviewGroup[]) => shownGroups(groups, { ...NO_FILTERS, tab: 'videos' })
    const [first, second, third] = [groupOf('a', 1, false), groupOf('b', 2, false), groupOf('c', 3, false)]
    const before = shown(first, second, third)
    expect(groupBeside('a', before, shown(second, third))).to.equal('b')
    expect(groupBeside('a', before, shown(third))).to.equal('c')
    expect(groupBeside('c', before, shown(first, second))).to.equal('b')
    expect(groupBeside('c', before, shown())).to.equal(undefined)
  })
})
