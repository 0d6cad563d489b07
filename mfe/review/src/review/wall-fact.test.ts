import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { expect } from 'chai'
import { wallFact } from './wall-fact.ts'

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
    expect(wallFact([two])).to.deep.equal({ value: '2', unit: 'takes to view' })
    expect(wallFact([group([take()])])).to.deep.equal({ value: '1', unit: 'take to view' })
    expect(wallFact([two, group([take()])])).to.deep.equal({ value: '3', unit: 'takes to view in 2 groups' })
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
    })
  })

  it('is quiet when nothing is left to view, and while there is nothing', () => {
    const viewed = group([take()], { viewed: true })
    expect(wallFact([viewed, viewed])).to.deep.equal({
      value: 'All viewed',
      unit: '2 groups',
      tone: 'quiet',
    })
    expect(wallFact([])).to.deep.equal({ value: '0', unit: 'takes', tone: 'quiet' })
  })
})
