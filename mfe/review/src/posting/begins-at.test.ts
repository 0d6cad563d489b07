import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import { expect } from 'chai'
import { beginsAt } from './begins-at.ts'
import { postingGroup, postingTake, postingTalent } from './posting-group.fixture.ts'

const take = (_id: string, record_ids: string[]) => postingTake(_id, { record_ids })
const group = (videos: PostingGroup['videos']) =>
  postingGroup('trio', { records: ['amara', 'theo', 'lucia'].map((id) => postingTalent(id)), videos })
const each = group([take('1', ['amara']), take('2', ['theo']), take('3', ['lucia'])])
const together = group([take('all', ['amara', 'theo', 'lucia'])])
const answered = (...talent: string[]): FeedbackEntry[] =>
  talent.map((to_user) => ({
    ref_id: 'trio',
    to_user,
    feedback: 'maybe',
    from_user: { _id: 'me', name: 'Me' },
  }))
const begin = (
  one: PostingGroup,
  asked: { readonly take?: string; readonly talent?: string },
  feedbacks: FeedbackEntry[],
) => beginsAt({ group: one, takes: one.videos }, { take: '', talent: '', ...asked }, feedbacks, 'me')

describe('where a group of the page begins', () => {
  it('is with the first of its people whom the reader has not answered, in their take [PST-03]', () => {
    expect(begin(each, {}, [])).to.deep.equal({ group: 'trio', take: '1', talent: 'amara' })
    expect(begin(each, {}, answered('amara'))).to.deep.equal({ group: 'trio', take: '2', talent: 'theo' })
    expect(begin(together, {}, answered('amara'))).to.deep.equal({
      group: 'trio',
      take: 'all',
      talent: 'theo',
    })
    expect(begin(each, {}, answered('amara', 'theo', 'lucia')), 'nobody is left').to.deep.equal({
      group: 'trio',
      take: '1',
      talent: 'amara',
    })
  })

  it('is with whoever is named, answered or not [PST-03]', () => {
    expect(begin(each, { talent: 'lucia' }, answered('amara'))).to.include({ take: '3', talent: 'lucia' })
    expect(begin(each, { talent: 'amara' }, answered('amara'))).to.include({ take: '1', talent: 'amara' })
    expect(begin(each, { talent: 'gone' }, answered('amara'))).to.include({ take: '2', talent: 'theo' })
  })

  it('is in the take that is named, with those who are in it [PST-03]', () => {
    expect(begin(each, { take: '1' }, answered('amara'))).to.include({ take: '1', talent: 'amara' })
    expect(begin(each, { take: '1', talent: 'theo' }, []), 'chosen beside it').to.include({
      take: '1',
      talent: 'theo',
    })
    expect(begin(each, { take: 'gone' }, answered('amara'))).to.include({ take: '2', talent: 'theo' })
  })
})
