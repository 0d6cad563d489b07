import { expect } from 'chai'
import { filterWords } from './filter-words.ts'
import { NO_FILTERS } from './review-groups.ts'

describe('the words of the filters that hide all groups', () => {
  it('are those of the tools, and what is looked for [REV-02]', () => {
    expect(filterWords({ ...NO_FILTERS, tab: 'videos', find: ' zzz', likedGroups: true })).to.deep.equal([
      '‘zzz’',
      'Liked groups',
    ])
    expect(filterWords({ ...NO_FILTERS, tab: 'videos', feedback: 'unanswered' })).to.deep.equal([
      'Unanswered',
    ])
    expect(filterWords({ ...NO_FILTERS, tab: 'videos', feedback: 'maybe', role: 'Barista' })).to.deep.equal([
      'Barista',
      'Maybe',
    ])
  })
})
