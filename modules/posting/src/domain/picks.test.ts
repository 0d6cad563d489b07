import { expect } from 'chai'
import type { PostingGroup } from './page.ts'
import { picksOf } from './picks.ts'
import type { Feedback, FeedbackValue } from './reaction.ts'

const member = (recordId: string) => ({
  recordId,
  firstName: recordId,
  lastName: '',
  role: 'Lead',
  photoKey: null,
})

const group = (id: string, pageId: string, ...records: string[]): PostingGroup => ({
  id,
  pageId,
  sessionId: 'session',
  sourceGroupId: `source of ${id}`,
  name: id,
  order: 1,
  members: records.map(member),
  removedAt: null,
})

let second = 0
const answer = (groupId: string, recordId: string, userId: string, value: FeedbackValue): Feedback => {
  second += 1
  return { placeId: 'page', groupId, recordId, userId, value, givenAt: new Date(second * 1000) }
}

const votes = (groups: readonly PostingGroup[], given: readonly Feedback[]) =>
  picksOf(groups, given).map(
    (pick) =>
      `${pick.member.recordId}: ${pick.votes.map(({ userId, value }) => `${userId} ${value}`).join(', ')}`,
  )

describe('picks', () => {
  it('are one line for a talent who is in several groups and on several pages [PST-10]', () => {
    const groups = [group('one', 'a', 'ann', 'ben'), group('two', 'a', 'ann'), group('three', 'b', 'ann')]
    const picks = picksOf(groups, [])
    expect(picks.map(({ member: { recordId } }) => recordId)).to.deep.equal(['ann', 'ben'])
    expect(picks[0]!.copies.map(({ id }) => id)).to.deep.equal(['one', 'two', 'three'])
  })

  it('count the newest answer of each reviewer, wherever it was given [PST-10]', () => {
    const groups = [group('one', 'a', 'ann', 'ben'), group('two', 'b', 'ann')]
    const given = [
      answer('two', 'ann', 'cleo', 'no'),
      answer('one', 'ann', 'cleo', 'yes'),
      answer('one', 'ann', 'dan', 'maybe'),
      answer('one', 'ben', 'cleo', 'no'),
    ]
    expect(votes(groups, given)).to.deep.equal(['ann: cleo yes, dan maybe', 'ben: cleo no'])
    expect(votes(groups, [...given, answer('two', 'ann', 'cleo', 'maybe')])[0]).to.equal(
      'ann: cleo maybe, dan maybe',
    )
  })

  it('keep what a reviewer has said elsewhere beside the newest answer, newest first [PST-10]', () => {
    const groups = [group('one', 'a', 'ann'), group('two', 'b', 'ann'), group('three', 'b', 'ann')]
    const given = [
      { ...answer('one', 'ann', 'cleo', 'no'), placeId: 'a' },
      { ...answer('two', 'ann', 'cleo', 'maybe'), placeId: 'b' },
      { ...answer('three', 'ann', 'cleo', 'yes'), placeId: 'b' },
      { ...answer('one', 'ann', 'dan', 'yes'), placeId: 'a' },
    ]
    const said = picksOf(groups, given)[0]!.votes.map(({ value, earlier }) => [
      value,
      ...earlier.map((one) => `${one.value} on ${one.placeId}`),
    ])
    expect(said).to.deep.equal([['yes', 'maybe on b', 'no on a'], ['yes']])
  })

  it('keep an answer that several groups of a page have once [PST-10]', () => {
    const groups = [group('one', 'a', 'ann'), group('two', 'a', 'ann')]
    const given = [answer('one', 'ann', 'cleo', 'yes'), answer('two', 'ann', 'cleo', 'yes')]
    expect(picksOf(groups, given)[0]!.votes.map(({ earlier }) => earlier)).to.deep.equal([[]])
  })

  it('leave out answers on groups that are not there', () => {
    expect(votes([group('one', 'a', 'ann')], [answer('gone', 'ann', 'cleo', 'yes')])).to.deep.equal(['ann: '])
  })
})
