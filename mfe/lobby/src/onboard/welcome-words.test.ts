import { expect } from 'chai'
import { otherTimeWords } from './welcome-words.ts'

type Page = Parameters<typeof otherTimeWords>[0]

describe('the appointment on another day', () => {
  const words = (other_time: string | null) =>
    otherTimeWords({ time_zone: 'America/Los_Angeles', known: { other_time } as Page['known'] })

  it('is named in the time of the session, with its zone', () => {
    expect(words('2026-12-02T18:00:00.000Z')).to.equal(
      'Your appointment is on Wednesday, December 2 at 10:00 AM PST. Check in on that day.',
    )
    expect(words(null)).to.equal(null)
    expect(otherTimeWords({ time_zone: 'America/Los_Angeles', known: null })).to.equal(null)
  })
})
