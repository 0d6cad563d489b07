import { expect } from 'chai'
import { sayWhen } from './say-when.ts'

const NOW = new Date('2026-11-21T07:00:00Z')
const session = {
  _id: 'west',
  name: 'First round',
  time_zone: 'America/Los_Angeles',
  dates: [{ _id: 'd', date: '2026-11-22', start_time: '10:00', location_type: 'Virtual' as const }],
}

describe('when a session of a client begins', () => {
  it('is said in the zone of the session, and never broken inside of the time [APP-04]', () => {
    expect(sayWhen(session, NOW)).to.deep.equal({ time: '10:00\u00a0AM', day: 'Sun, Nov 22 PST' })
    expect(sayWhen({ ...session, dates: [] }, NOW)).to.equal(null)
  })
})
