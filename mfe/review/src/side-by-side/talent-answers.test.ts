import type { Pick as TalentPick } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { expect } from 'chai'
import { talentAnswers } from './talent-answers.ts'

describe('the answers below a take beside others', () => {
  const records = [
    { _id: 'nina', first_name: 'Nina', last_name: 'Kovac' },
    { _id: 'omar', first_name: ' ', last_name: 'Reyes' },
    { _id: 'lena', first_name: 'Lena', last_name: 'Ruiz' },
  ] as unknown as ReviewGroup['records']
  const picks = [
    { record: 'omar', votes: [{ feedback: 'no' }] },
    { record: 'nina', votes: [{ feedback: 'yes' }, { feedback: 'maybe' }] },
    { record: 'lena', votes: [] },
  ] as unknown as readonly TalentPick[]
  const said = (...record_ids: string[]) =>
    talentAnswers({ record_ids }, records, picks).map(
      ({ name, votes }) => `${name}: ${votes.map(({ feedback }) => feedback).join(' ')}`,
    )

  it('are those of its own talent, by name [REV-13]', () => {
    expect(said('nina')).to.deep.equal(['Nina: yes maybe'])
    expect(said('omar', 'nina', 'lena')).to.deep.equal(['Nina: yes maybe', 'Reyes: no'])
    expect(said('lena')).to.deep.equal([])
  })
})
