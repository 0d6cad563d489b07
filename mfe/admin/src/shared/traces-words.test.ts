import { expect } from 'chai'
import { goesWith, staysBehind, type Traces } from './traces-words.ts'

const NOTHING: Traces = {
  projects: 0,
  projects_alone: 0,
  dates: 0,
  appointments: 0,
  check_ins: 0,
  photos: 0,
  takes: 0,
  shared_takes: 0,
  messages: 0,
  answers: 0,
  comments: 0,
  kept_sheets: null,
}

describe('words of what goes with an account', () => {
  it('count each kind, one and many, and leave out what there is none of [ACC-14]', () => {
    expect(goesWith(NOTHING)).to.deep.equal([])
    expect(staysBehind(NOTHING)).to.deep.equal([])
    const some = {
      ...NOTHING,
      check_ins: 1,
      photos: 4,
      takes: 2,
      messages: 1200,
      shared_takes: 1,
      answers: 2,
    }
    expect(goesWith(some)).to.deep.equal([
      '1 check-in',
      '4 photos',
      '2 takes of nobody else',
      '1,200 messages, from the log',
    ])
    const owed = { ...NOTHING, kept_sheets: { count: 2, until: '2031-03-04' } }
    expect(staysBehind(owed)).to.deep.equal([
      'Name, union number and times on 2 sign-in sheets, until March 4, 2031',
    ])
    expect(staysBehind(some)).to.deep.equal([
      '1 take with other talent, without the name',
      '2 answers, counted under “Deleted user”',
    ])
  })
})
