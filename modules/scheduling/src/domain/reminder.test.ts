import { expect } from 'chai'
import { reminderAt } from './reminder.ts'

const at = (start: string, zone = 'America/Los_Angeles') =>
  reminderAt({ start: new Date(start), zone }).toISOString()

describe('the time of a reminder', () => {
  it('is the same wall time of the day before, over both changes of the clocks [SCH-16]', () => {
    expect(at('2026-03-05T18:00:00Z')).to.equal('2026-03-04T18:00:00.000Z')
    expect(at('2026-03-08T17:00:00Z'), '10 AM PDT after 10 AM PST').to.equal('2026-03-07T18:00:00.000Z')
    expect(at('2026-11-01T18:00:00Z'), '10 AM PST after 10 AM PDT').to.equal('2026-10-31T17:00:00.000Z')
    expect(at('2026-03-01T18:07:30Z'), 'the day before is of another month').to.equal(
      '2026-02-28T18:07:30.000Z',
    )
  })

  it('is 24 hours before where the clocks skip that time', () => {
    expect(at('2026-03-09T09:30:00Z'), '2:30 AM PDT').to.equal('2026-03-08T09:30:00.000Z')
  })
})
