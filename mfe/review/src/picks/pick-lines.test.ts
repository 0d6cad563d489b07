import type { Feedback, Pick } from '@callboard/posting/contract'
import { expect } from 'chai'
import { callbackWords, NO_ANSWER, pickLines, reviewersOf } from './pick-lines.ts'

const ALL = { name: '', role: '', page: '', answer: '' }

const pick = (first_name: string, role: string, ...votes: [string, Feedback][]): Pick => ({
  record: first_name,
  first_name,
  last_name: 'Example',
  role,
  photo_url: null,
  session: { _id: 's', name: 'First round', time_zone: 'America/Los_Angeles' },
  groups: [],
  pages: [{ _id: role === 'Lead' ? 'page-1' : 'page-2', name: 'Page' }],
  votes: votes.map(([name, feedback]) => ({
    from_user: { _id: name, name },
    feedback,
    page: { _id: 'page-1', name: 'Page' },
    given_at: '2026-03-02T10:00:00.000Z',
    earlier: [],
  })),
  comments: 0,
  callbacks: [],
})

const PICKS = [
  pick('Dan', 'Lead'),
  pick('Cleo', 'Lead', ['Zoe', 'maybe']),
  pick('Ben', 'Extra', ['Zoe', 'yes'], ['Abe', 'no']),
  pick('Ann', 'Lead', ['Zoe', 'yes'], ['Abe', 'yes']),
  pick('Eve', 'Lead', ['Abe', 'no']),
]

const names = (filters: object = {}) =>
  pickLines(PICKS, { ...ALL, ...filters }).map(({ pick: { first_name } }) => first_name)

describe('lines of the picks board', () => {
  it('stand with most yes first, then maybe, then without an answer, and no last [PST-10]', () => {
    expect(names()).to.deep.equal(['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'])
  })

  it('are filtered by name, role, page and answer', () => {
    expect(names({ name: ' an' })).to.deep.equal(['Ann', 'Dan'])
    expect(names({ role: 'Extra' })).to.deep.equal(['Ben'])
    expect(names({ page: 'page-2' })).to.deep.equal(['Ben'])
    expect(names({ answer: 'yes' })).to.deep.equal(['Ann', 'Ben'])
    expect(names({ answer: NO_ANSWER })).to.deep.equal(['Dan'])
  })

  it('are counted by who is called back, comes and cannot [PST-10]', () => {
    const time = (starts_at: string, said: object) =>
      ({ starts_at, reply: null, lost: null, ...said }) as Pick['callbacks'][number]
    const called = (...callbacks: Pick['callbacks']) => ({ ...PICKS[0]!, callbacks })
    expect(callbackWords(PICKS)).to.equal('')
    expect(
      callbackWords([
        called(time('2026-12-03T18:00:00.000Z', { reply: 'confirmed' })),
        called(
          time('2026-12-03T18:00:00.000Z', {}),
          time('2026-12-09T18:00:00.000Z', { reply: 'confirmed' }),
        ),
        called(time('2026-12-03T18:00:00.000Z', { lost: 'talent' })),
      ]),
    ).to.equal(', 2 called back, 1 of them confirmed, 1 cannot come')
  })

  it('have a column for each reviewer, by name', () => {
    expect(reviewersOf(PICKS).map(({ name }) => name)).to.deep.equal(['Abe', 'Zoe'])
  })
})
