import { expect } from 'chai'
import { conflictsWith, type Engagement } from './conflicts.ts'

const at = (time: string) => new Date(`2026-03-04T${time}:00.000Z`)
const engaged = (dayId: string, from: string, to: string | null, booked = true): Engagement => ({
  dayId,
  start: at(from),
  end: to === null ? null : at(to),
  booked,
})
const idsWith = (one: Engagement, ...others: Engagement[]) =>
  conflictsWith(one, others).map(({ dayId }) => dayId)

describe('a conflict of engagements', () => {
  it('is any overlap, and not one that ends as the other begins', () => {
    const one = engaged('one', '10:00', '14:00')
    expect(idsWith(one, engaged('later', '13:59', '18:00'))).to.deep.equal(['later'])
    expect(idsWith(one, engaged('within', '11:00', '12:00'))).to.deep.equal(['within'])
    expect(
      idsWith(one, engaged('next', '14:00', '18:00'), engaged('before', '08:00', '10:00')),
    ).to.deep.equal([])
  })

  it('takes a date of unknown length for a working day', () => {
    expect(idsWith(engaged('one', '08:00', null), engaged('other', '15:59', '17:00'))).to.deep.equal([
      'other',
    ])
    expect(idsWith(engaged('one', '08:00', null), engaged('other', '16:00', '17:00'))).to.deep.equal([])
  })

  it('is not the date itself, and counts a date once, as booked where it is', () => {
    const one = engaged('one', '10:00', '14:00')
    const found = conflictsWith(one, [
      engaged('one', '10:00', '14:00'),
      engaged('other', '12:00', '15:00', false),
      engaged('other', '12:00', '15:00', true),
    ])
    expect(found.map(({ dayId, booked }) => [dayId, booked])).to.deep.equal([['other', true]])
  })
})
