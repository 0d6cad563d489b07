import { expect } from 'chai'
import { changedMark, changedWords, earlierWords } from './earlier-words.ts'

const NO_BEFORE = { feedback: 'no', page: { name: 'First round selects' } } as const
const clara = { feedback: 'yes', from_user: { name: 'Clara Whitfield' } } as const

describe('what reviewers said before their newest answer', () => {
  it('is told with its page, or that it was in the room [REV-02] [PST-10]', () => {
    expect(earlierWords([NO_BEFORE])).to.equal('earlier No on First round selects')
    expect(earlierWords([NO_BEFORE, { feedback: 'maybe', page: null }])).to.equal(
      'earlier No on First round selects, Maybe in the room',
    )
    expect(earlierWords([])).to.equal('')
  })

  it('is marked where it was another answer [REV-02] [PST-10]', () => {
    expect(
      changedWords([
        { ...clara, earlier: [NO_BEFORE] },
        { ...clara, earlier: [] },
      ]),
    ).to.equal('Clara Whitfield: earlier No on First round selects')
    const same = { feedback: 'yes', page: null } as const
    expect(changedWords([{ ...clara, earlier: [same] }])).to.equal('')
  })
  it('is a word or two on a card', () => {
    const said = (...feedbacks: ('no' | 'maybe' | 'yes')[]) => ({
      ...clara,
      earlier: feedbacks.map((feedback) => ({ feedback, page: null })),
    })
    expect(changedMark([said('no', 'yes')])).to.equal('was no')
    expect(changedMark([said('no', 'maybe')])).to.equal('changed')
    expect(changedMark([said('no'), said('maybe')])).to.equal('changed')
  })
})
