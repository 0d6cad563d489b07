import { expect } from 'chai'
import { filterWords, noResultWords } from './filter-words.ts'
import { type Filters, NO_FILTERS } from './review-groups.ts'

const words = (filters: Partial<Filters>) =>
  filterWords({ ...NO_FILTERS, ...filters }).map((one) => one.words)

describe('the words of the filters that are set', () => {
  it('are those of the tools, and what is looked for [REV-02]', () => {
    expect(words({ find: ' zzz', likedGroups: true })).to.deep.equal(['“zzz”', 'Liked groups'])
    expect(words({ feedback: 'unanswered' })).to.deep.equal(['Unanswered'])
    expect(words({ feedback: 'maybe', role: 'Barista' })).to.deep.equal(['Barista', 'Maybe'])
  })
})

describe('a wall that filters have emptied', () => {
  const said = (filters: Partial<Filters>, hidden: number) =>
    noResultWords({ ...NO_FILTERS, ...filters }, hidden)

  it('says what nothing matches, or what hides how many groups [REV-02]', () => {
    expect(said({ find: 'zzz' }, 3)).to.deep.equal({
      of: 'search',
      title: 'Nobody called “zzz”',
      clear: 'Clear search',
    })
    expect(said({ find: 'zzz ', role: 'Courier' }, 1)).to.deep.equal({
      of: 'search',
      title: 'Nobody called “zzz” among Courier',
      clear: 'Clear filters',
    })
    expect(said({ find: 'zzz', likedGroups: true }, 1)).to.deep.equal({
      of: 'filters',
      title: 'No groups match',
      text: '“zzz”, Liked groups: 1 group is hidden.',
      clear: 'Clear filters',
    })
  })

  it('is good news where nothing but what is viewed is hidden [REV-07]', () => {
    expect(said({ hideViewed: true }, 2)).to.deep.equal({
      of: 'viewed',
      title: 'All viewed',
      text: 'All 2 groups here are viewed.',
      clear: 'Show all groups',
    })
    expect(said({ hideViewed: true, likedGroups: true }, 2).title).to.equal('No groups match')
  })
})
