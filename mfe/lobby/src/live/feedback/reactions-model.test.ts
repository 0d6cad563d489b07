import type { SessionReactions } from '@callboard/posting/contract'
import { expect } from 'chai'
import {
  byTalent,
  withCommentCount,
  withOwnAnswer,
  withPublicAnswer,
  withPublicAnswers,
} from './reactions-model.ts'

const me = { _id: 'me', name: 'Mia' }
const other = { _id: 'other', name: 'Otto' }
const none: SessionReactions = {
  feedbacks: [],
  comments: [],
  feedback_private: null,
  can: { answer: true, reshoot: false },
}

describe('reactions on the live room', () => {
  it('count each answer once, however often a signal comes [FBK-01] [R3]', () => {
    const answered = { record: 'r', feedback: 'yes', from_user: other } as const
    const once = withPublicAnswer(none, 'me', answered)
    expect(withPublicAnswer(once, 'me', answered)).to.deep.equal(once)
    const both = withOwnAnswer(once, me, { record: 'r', feedback: 'no' })
    expect(byTalent(both, 'me').get('r')).to.deep.equal({
      counts: { yes: 1, no: 1, maybe: 0, reshoot: 0 },
      mine: 'no',
      comments: 0,
    })
    const taken = withPublicAnswer(both, 'me', { ...answered, feedback: null })
    expect(byTalent(taken, 'me').get('r')?.counts.yes).to.equal(0)
  })

  it('keep the own hidden answer when the public room says that there is none [FBK-02]', () => {
    const own = withOwnAnswer(none, me, { record: 'r', feedback: 'no' })
    expect(withPublicAnswer(own, 'me', { record: 'r', feedback: null, from_user: me })).to.equal(own)
    expect(withPublicAnswers(own, 'me', { from_user: 'me', feedbacks: [] })).to.equal(own)
  })

  it('drop what another hides, and keep what they still show [FBK-02]', () => {
    const open = ['a', 'b'].reduce(
      (now, record) => withPublicAnswer(now, 'me', { record, feedback: 'yes', from_user: other }),
      none,
    )
    const kept = { record: 'b', feedback: 'yes', from_user: other } as const
    const hidden = withPublicAnswers(open, 'me', { from_user: 'other', feedbacks: [kept] })
    expect(hidden.feedbacks).to.deep.equal([kept])
  })

  it('take further answers of a signal that continues the one before [FBK-02]', () => {
    const answers = ['a', 'b', 'c'].map((record) => ({ record, feedback: 'yes' as const, from_user: other }))
    const first = withPublicAnswers(none, 'me', { from_user: 'other', feedbacks: answers.slice(0, 2) })
    const rest = { from_user: 'other', feedbacks: answers.slice(2), continued: true }
    expect(withPublicAnswers(first, 'me', rest).feedbacks).to.deep.equal(answers)
  })

  it('know how many comments a talent has [FBK-04]', () => {
    const two = withCommentCount(withCommentCount(none, { record: 'r', count: 1 }), { record: 'r', count: 2 })
    expect(byTalent(two, 'me').get('r')?.comments).to.equal(2)
  })
})
