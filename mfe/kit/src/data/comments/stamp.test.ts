import { expect } from 'chai'
import { stamp } from './stamp.ts'

describe('the stamp of a comment', () => {
  it('is MM/DD/YYYY h.mma in the zone [FBK-04]', () => {
    const instant = new Date('2026-03-07T05:04:00Z')
    expect(stamp(instant, 'UTC')).to.equal('03/07/2026 5.04am')
    expect(stamp(instant, 'America/Los_Angeles')).to.equal('03/06/2026 9.04pm')
    expect(stamp(new Date('2026-12-01T00:30:00Z'), 'UTC')).to.equal('12/01/2026 12.30am')
    expect(stamp(new Date('2026-12-01T12:00:00Z'), 'UTC')).to.equal('12/01/2026 12.00pm')
  })
})
