import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { expect } from 'chai'
import { type Filters, NO_FILTERS, shownGroups } from './review-groups.ts'
import { nextToView, wallFact } from './wall-fact.ts'

const take = (is_archived = false) => ({ liked: false, is_archived, order: 1, url: '/take' }) as VideoView

const group = (takes: readonly VideoView[], fields: Partial<ReviewGroup> = {}) =>
  ({
    name: 'Ana',
    order: 1,
    records: [],
    viewed: false,
    is_archived: false,
    videos: takes,
    ...fields,
  }) as ReviewGroup

describe('the fact of the review', () => {
  it('is how many takes are to view, and in how many groups', () => {
    const two = group([take(), take()])
    expect(wallFact([two])).to.deep.equal({ value: '2', unit: 'takes to view', brief: 'to view' })
    expect(wallFact([group([take()])])).to.deep.equal({ value: '1', unit: 'take to view', brief: 'to view' })
    expect(wallFact([two, group([take()])])).to.deep.equal({
      value: '3',
      unit: 'takes to view in 2 groups',
      brief: 'to view',
    })
  })

  it('leaves out what is viewed, archived or was never recorded, as the list of projects does', () => {
    const others = [
      group([take()], { viewed: true }),
      group([take()], { is_archived: true }),
      group([take(true)]),
      group([]),
    ]
    expect(wallFact([group([take(), take(true)]), ...others])).to.deep.equal({
      value: '1',
      unit: 'take to view',
      brief: 'to view',
    })
  })

  it('is how many groups there are when nothing is left to view, and is none while there is nothing', () => {
    const viewed = group([take()], { viewed: true })
    expect(wallFact([viewed, viewed])).to.deep.equal({
      value: '2',
      unit: 'groups, all viewed',
      brief: 'all viewed',
    })
    expect(wallFact([viewed])?.unit).to.equal('group, all viewed')
    expect(wallFact([])).to.equal(undefined)
  })

  it('counts within the filters, and says of how many takes, where they hide some of these', () => {
    const groups = [group([take(), take()], { name: 'Ana' }), group([take()], { name: 'Ben' })]
    const shown = (find: string) => shownGroups(groups, { ...NO_FILTERS, tab: 'videos', find })
    expect(wallFact(groups, shown('Ana'))).to.deep.equal({
      value: '2',
      unit: 'of 3 takes to view',
      brief: 'of 3 to view',
    })
    expect(wallFact(groups, shown(''))?.unit).to.equal('takes to view in 2 groups')
  })
})

describe('the next group to view', () => {
  const named = (_id: string, viewed: boolean, order: number) =>
    ({ ...group([take()], { viewed, order }), _id }) as ReviewGroup
  const groups = [named('c', false, 3), named('a', true, 1), named('b', false, 2)]
  const shown = (filters: Partial<Filters> = {}) =>
    shownGroups(groups, { ...NO_FILTERS, tab: 'videos', ...filters })

  it('is the first one of the wall that is not viewed, and of the filtered wall as long as one is there', () => {
    expect(nextToView(shown(), groups)?.group._id).to.equal('b')
    expect(nextToView(shown().slice(2), groups)?.group._id).to.equal('c')
    expect(nextToView(shown({ tab: 'viewed' }), groups)?.group._id).to.equal('b')
  })

  it('is none when all are viewed', () => {
    const viewed = groups.map((one) => ({ ...one, viewed: true }))
    expect(nextToView([], viewed)).to.equal(undefined)
  })
})
