import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { expect } from 'chai'
import { briefName, type Filters, NO_FILTERS, shownGroups, wallGroups, wholeName } from './review-groups.ts'
import { archivedFact, narrows, nextToView, viewedFact, wallFact } from './wall-fact.ts'

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
    expect(wallFact(wallGroups([two]))).to.deep.equal({
      value: '2',
      unit: 'takes to view',
      brief: 'takes to view',
    })
    expect(wallFact(wallGroups([group([take()])]))).to.deep.equal({
      value: '1',
      unit: 'take to view',
      brief: 'take to view',
    })
    expect(wallFact(wallGroups([two, group([take()])]))).to.deep.equal({
      value: '3',
      unit: 'takes to view in 2 groups',
      brief: 'takes to view',
    })
  })

  it('leaves out what is viewed, archived or was never recorded, as the list of projects does', () => {
    const others = [
      group([take()], { viewed: true }),
      group([take()], { is_archived: true }),
      group([take(true)]),
      group([]),
    ]
    expect(wallFact(wallGroups([group([take(), take(true)]), ...others]))).to.deep.equal({
      value: '1',
      unit: 'take to view',
      brief: 'take to view',
    })
  })

  it('is how many groups there are when nothing is left to view, and is none while there is nothing', () => {
    const viewed = group([take()], { viewed: true })
    expect(wallFact(wallGroups([viewed, viewed]))).to.deep.equal({
      value: '2',
      unit: 'groups, all viewed',
      brief: 'groups viewed',
    })
    expect(wallFact(wallGroups([viewed]))?.unit).to.equal('group, all viewed')
    expect(wallFact([])).to.equal(undefined)
  })

  const seen = (groups: readonly ReviewGroup[], filters: Partial<Filters>) =>
    shownGroups(groups, { ...NO_FILTERS, tab: 'videos', ...filters })

  it('counts what is seen, where filters hide some groups, and says that it does', () => {
    const groups = [
      group([take(), take()], { name: 'Ana' }),
      group([take()], { name: 'Anton' }),
      group([take()], { name: 'Ben', viewed: true }),
    ]
    expect(wallFact(seen(groups, { find: 'an' }), true)).to.deep.equal({
      value: '3',
      unit: 'takes to view in 2 groups shown',
      brief: 'takes to view',
    })
    expect(wallFact(seen(groups, { find: 'Ana' }), true)?.unit).to.equal('takes to view in 1 group shown')
    expect(wallFact(seen(groups, { find: 'Ben' }), true)).to.deep.equal({
      value: '1',
      unit: 'group shown, all viewed',
      brief: 'group viewed',
    })
    expect(wallFact(seen(groups, { find: 'zzz' }), true)).to.deep.equal({
      value: '0',
      unit: 'groups shown',
      brief: 'groups shown',
    })
  })

  it('claims of archived takes neither that they are to view nor that they are viewed', () => {
    const archived = seen([group([take(true), take()])], { tab: 'archived', find: 'Ana' })
    expect(wallFact(archived, true)).to.deep.equal({ value: '1', unit: 'group shown', brief: 'group shown' })
  })

  it('of the viewed tab keeps its place while there is nothing', () => {
    expect(viewedFact(seen([group([take()])], { tab: 'viewed' }), false)).to.deep.equal({
      value: '0',
      unit: 'viewed',
      brief: 'viewed',
    })
  })

  it('of the archived tab is how much is archived', () => {
    const archived = (groups: readonly ReviewGroup[]) => archivedFact(seen(groups, { tab: 'archived' }))
    expect(archived([group([take(true), take(true), take()]), group([take()])])).to.deep.equal({
      value: '2',
      unit: 'archived takes in 1 group',
      brief: 'archived takes',
    })
    expect(archived([group([take()])])).to.deep.equal({ value: '0', unit: 'archived', brief: 'archived' })
  })

  it('is that of the whole wall where only what is viewed is hidden', () => {
    const none = { ...NO_FILTERS, tab: 'videos' } as const
    expect(narrows(none)).to.equal(false)
    expect(narrows({ ...none, hideViewed: true })).to.equal(false)
    expect(narrows({ ...none, hideViewed: true, find: 'Ana' })).to.equal(true)
  })
})

describe('the next group to view', () => {
  const named = (_id: string, viewed: boolean, order: number) =>
    ({ ...group([take()], { viewed, order }), _id }) as ReviewGroup
  const shown = shownGroups([named('c', false, 3), named('a', true, 1), named('b', false, 2)], {
    ...NO_FILTERS,
    tab: 'videos',
  })

  it('is the first one of those that are seen that is not viewed', () => {
    expect(nextToView(shown)?.group._id).to.equal('b')
    expect(nextToView(shown.slice(2))?.group._id).to.equal('c')
  })

  it('stands behind the one that was opened last, and is the first one again after the end', () => {
    const wall = shownGroups(
      ['a', 'b', 'c', 'd'].map((id, at) => named(id, id === 'c', at)),
      {
        ...NO_FILTERS,
        tab: 'videos',
      },
    )
    const after = (last: string) => nextToView(wall, last)?.group._id
    expect(['a', 'b', 'c', 'd'].map(after)).to.deep.equal(['b', 'd', 'd', 'a'])
    expect(after('gone'), 'behind one that is not seen').to.equal('a')
    expect(nextToView(shown, 'b')?.group._id).to.equal('c')
    expect(nextToView(shown.slice(1, 2), 'b')?.group._id, 'the only one').to.equal('b')
  })

  it('is called by the first names of its talent, or else by its name', () => {
    const talent = (first_name: string, last_name: string) =>
      ({ first_name, last_name }) as ReviewGroup['records'][number]
    const called = (records: ReviewGroup['records']) =>
      [briefName, wholeName].map((call) =>
        call(wallGroups([group([take()], { name: 'Group 2', records })])[0]!),
      )
    expect(called([talent('Nina', 'Brandt'), talent('Omar', 'Haddad')])).to.deep.equal([
      'Nina, Omar',
      'Nina Brandt, Omar Haddad',
    ])
    expect(called([talent('Alexandria', 'Montgomery-Fea')])[0]).to.equal('Alexandria')
    expect(called([talent(' ', '')])).to.deep.equal(['Group 2', 'Group 2'])
    expect(called([])).to.deep.equal(['Group 2', 'Group 2'])
  })

  it('is none when all of these are viewed', () => {
    expect(nextToView(shown.slice(0, 1))).to.equal(undefined)
    expect(nextToView([])).to.equal(undefined)
  })
})
