import { refusalBy } from '@callboard/core/testing'
import { expect } from 'chai'
import { blankProfile, checkProfile } from './profile.ts'

describe('a freelancer profile', () => {
  const blank = blankProfile('u1', 'Ana Ruiz', 'America/Los_Angeles')

  it('is hidden from all others until its owner shows it', () => {
    expect(blank).to.deep.include({ showToAll: false, showTo: [], version: 0 })
    expect(() => checkProfile(blank)).not.to.throw()
  })

  it('names a time zone that exists', () => {
    expect(refusalBy(() => checkProfile({ ...blank, timezone: 'Mars/Olympus' })).fields).to.have.keys(
      'timezone',
    )
  })

  it('has no day both ways', () => {
    const days = { availableDates: ['2026-03-02', '2026-03-03'], nonAvailableDates: ['2026-03-03'] }
    expect(refusalBy(() => checkProfile({ ...blank, ...days })).fields).to.have.keys('non_available_dates')
  })
})
