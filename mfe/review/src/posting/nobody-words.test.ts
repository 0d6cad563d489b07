import type { FeedbackEntry } from '@callboard/posting/contract'
import { expect } from 'chai'
import { nobodyWords, noPostedWords } from './nobody-words.ts'
import { NO_FILTERS, UNANSWERED } from './posting-groups.ts'

const clara = { from_user: { _id: 'clara', name: 'Clara Lindqvist' } } as FeedbackEntry

const words = (filters: Partial<typeof NO_FILTERS>) =>
  nobodyWords({ archived: false, ...NO_FILTERS, ...filters }, { feedbacks: [clara] })

describe('the words of a page whose filters leave nobody', () => {
  it('say the name that is looked for, and the role', () => {
    expect(words({ find: ' zzz ', role: 'Courier' })).to.equal('Nobody called “zzz” among Courier')
    expect(words({ role: 'Courier' })).to.equal('Nobody among Courier')
  })

  it('say the answer, and of whom it is', () => {
    expect(words({ feedback: 'yes' })).to.equal('Nobody with the answer Yes')
    expect(words({ from: 'clara' })).to.equal('Nobody with an answer of Clara Lindqvist')
    expect(words({ find: 'an', feedback: 'no', from: 'clara' })).to.equal(
      'Nobody called “an” with the answer No of Clara Lindqvist',
    )
  })

  it('are told as on the wall: what is looked for is cleared as a search', () => {
    const told = (filters: Partial<typeof NO_FILTERS>) => {
      const { of, clear } = noPostedWords({ archived: false, ...NO_FILTERS, ...filters }, { feedbacks: [] })
      return [of, clear]
    }
    expect(told({ find: 'zzz' })).to.deep.equal(['search', 'Clear search'])
    expect(told({ find: 'zzz', role: 'Courier' })).to.deep.equal(['search', 'Clear filters'])
    expect(told({ find: 'zzz', feedback: 'yes' })).to.deep.equal(['filters', 'Clear filters'])
  })

  it('say who is still to be answered, whosever answers are chosen', () => {
    const unanswered = { feedback: UNANSWERED, from: 'clara', role: 'Courier' }
    expect(words(unanswered)).to.equal('Nobody among Courier without your answer')
  })
})
