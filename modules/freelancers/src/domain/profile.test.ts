import { DomainError } from '@callboard/core'
import { expect } from 'chai'
import { blankProfile, checkProfile } from './profile.ts'

const fieldOf = (work: () => void): string | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof DomainError) return Object.keys(error.fields ?? {})[0]
    throw error
  }
}

describe('a freelancer profile', () => {
  const blank = blankProfile('u1', 'Ana Ruiz', 'America/Los_Angeles')

  it('is shown to nobody until its owner says otherwise', () => {
    expect(blank).to.deep.include({ showToAll: false, showTo: [], version: 0 })
    expect(fieldOf(() => checkProfile(blank))).to.equal(undefined)
  })

  it('names a time zone that exists', () => {
    expect(fieldOf(() => checkProfile({ ...blank, timezone: 'Mars/Olympus' }))).to.equal('timezone')
  })

  it('has no day both ways', () => {
    const days = { availableDates: ['2026-03-02', '2026-03-03'], nonAvailableDates: ['2026-03-03'] }
    expect(fieldOf(() => checkProfile({ ...blank, ...days }))).to.equal('non_available_dates')
  })
})
