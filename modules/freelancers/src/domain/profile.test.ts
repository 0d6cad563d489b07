import { refusalBy } from '@callboard/core/testing'
import { expect } from 'chai'
import { blankProfile, checkProfile } from './profile.ts'

describe('a freelancer profile', () => {
  const NOW = new Date('2026-03-02T07:30:00.000Z')
  const blank = blankProfile('u1', 'Ana Ruiz', 'America/Los_Angeles')

  it('is hidden from all others until its owner shows it', () => {
    expect(blank).to.deep.include({ showToAll: false, showTo: [], version: 0 })
    expect(() => checkProfile(blank, null, NOW)).not.to.throw()
  })

  it('names a time zone that exists', () => {
    expect(
      refusalBy(() => checkProfile({ ...blank, timezone: 'Mars/Olympus' }, null, NOW)).fields,
    ).to.have.keys('timezone')
  })

  it('has no day both ways', () => {
    const days = { availableDates: ['2026-03-02', '2026-03-03'], nonAvailableDates: ['2026-03-03'] }
    expect(refusalBy(() => checkProfile({ ...blank, ...days }, null, NOW)).fields).to.have.keys(
      'non_available_dates',
    )
  })

  it('takes no day that is past where the person is, but for those that it has [FRE-01]', () => {
    const check = (days: Partial<typeof blank>, before: typeof blank | null = null) =>
      refusalBy(() => checkProfile({ ...blank, ...days }, before, NOW)).fields
    // The first of March in Los Angeles still.
    expect(() => checkProfile({ ...blank, availableDates: ['2026-03-01'] }, null, NOW)).not.to.throw()
    expect(check({ availableDates: ['2026-02-28'] })).to.deep.equal({
      available_dates: 'Past dates cannot be chosen',
    })
    expect(check({ nonAvailableDates: ['2026-03-01'], timezone: 'Europe/London' })).to.have.keys(
      'non_available_dates',
    )
    const before = { ...blank, availableDates: ['2026-02-27'] }
    expect(() => checkProfile(before, before, NOW)).not.to.throw()
  })
})
