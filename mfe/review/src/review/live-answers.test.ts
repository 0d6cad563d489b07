import type { Pick } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { expect } from 'chai'
import { withLiveAnswers } from './live-answers.ts'
import { votesOn } from './review-groups.ts'

const group = (_id: string, ...records: string[]) =>
  ({ _id, records: records.map((record) => ({ _id: record, role: 'Lead' })) }) as unknown as ReviewGroup
const said = (record: string, reviewer: string, feedback: 'yes' | 'no') => ({
  record,
  feedback,
  from_user: { _id: reviewer, name: reviewer },
})
const posted = {
  record: 'ana',
  groups: ['g1'],
  votes: [{ ...said('ana', 'cleo', 'no'), page: { _id: 'p', name: 'Page' } }],
}

describe('answers of the live room in the review', () => {
  const answers = (picks: readonly Pick[], one: ReviewGroup) =>
    votesOn(one, picks).map(({ from_user, feedback }) => `${from_user._id} ${feedback}`)

  it('count for talent on no posting page, in all of their groups [REV-02]', () => {
    const groups = [group('g1', 'ana'), group('g2', 'ben', 'ana')]
    const picks = withLiveAnswers([], [said('ana', 'cleo', 'yes')], groups)
    expect(groups.map((one) => answers(picks, one))).to.deep.equal([['cleo yes'], ['cleo yes']])
  })

  it('of talent on a page are those that the line from the server has [REV-02]', () => {
    const groups = [group('g1', 'ana')]
    const live = [said('ana', 'cleo', 'yes'), said('gone', 'dan', 'yes')]
    const picks = withLiveAnswers([posted as unknown as Pick], live, groups)
    expect(picks).to.deep.equal([posted])
    expect(answers(picks, groups[0]!)).to.deep.equal(['cleo no'])
  })
})
