import { expect } from 'chai'
import { startOf } from './calendar-date.ts'

describe('start of a session date', () => {
  const start = (day: string, time: string, zone: string) => startOf(day, time, zone).toISOString()

  it('is the wall time in the zone of the session, before and after clocks change [D7]', () => {
    expect(start('2026-03-07', '10:00', 'America/Los_Angeles')).to.equal('2026-03-07T18:00:00.000Z')
    expect(start('2026-03-08', '10:00', 'America/Los_Angeles')).to.equal('2026-03-08T17:00:00.000Z')
    expect(start('2026-04-05', '10:00', 'Australia/Lord_Howe')).to.equal('2026-04-04T23:30:00.000Z')
    expect(start('2026-04-05', '10:00', 'Asia/Kathmandu')).to.equal('2026-04-05T04:15:00.000Z')
  })

  it('is after the gap for a wall time that the zone skips', () => {
    expect(start('2026-03-08', '02:30', 'America/Los_Angeles')).to.equal('2026-03-08T10:30:00.000Z')
    expect(start('2026-10-04', '02:15', 'Australia/Lord_Howe')).to.equal('2026-10-03T15:45:00.000Z')
  })
})
