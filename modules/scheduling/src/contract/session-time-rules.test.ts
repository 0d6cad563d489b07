import { expect } from 'chai'
import { timeAtSession } from './session-time-rules.ts'

const START = new Date('2026-12-02T17:45:00.000Z')

describe('the time at the session', () => {
  it('is said to readers of another zone, with its day where that differs [SCH-07]', () => {
    const at = (zone: string) => timeAtSession(START, zone, 'America/Los_Angeles')
    expect(at('America/New_York')).to.equal('9:45 AM PST at the session')
    expect(at('Asia/Tokyo')).to.equal('Wed 9:45 AM PST at the session')
    expect(at('America/Los_Angeles')).to.equal(null)
    expect(at('America/Tijuana'), 'the same clock').to.equal(null)
  })

  it('has the seconds of a slot that begins between two minutes', () => {
    const start = new Date('2026-12-02T17:07:30.000Z')
    expect(timeAtSession(start, 'UTC', 'America/Los_Angeles')).to.equal('9:07:30 AM PST at the session')
  })
})
