import { expect } from 'chai'
import { shortDate } from './short-date.ts'

describe('the short date of a comment', () => {
  const today = new Date('2026-03-10T17:00:00Z')
  const say = (iso: string) => shortDate(new Date(iso), today, 'America/Los_Angeles')

  it('has day and time, and the year only when it is another one [REV-04]', () => {
    expect(say('2026-03-07T20:38:00Z')).to.equal('Mar 7, 12:38 PM')
    expect(say('2025-11-29T20:38:00Z')).to.equal('Nov 29, 2025, 12:38 PM')
    // The year of the zone, not that of Greenwich.
    expect(say('2026-01-01T05:00:00Z')).to.equal('Dec 31, 2025, 9:00 PM')
  })
})
