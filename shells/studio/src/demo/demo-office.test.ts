import { expect } from 'chai'
import { demoTime } from './demo-office.ts'

describe('demoTime', () => {
  it('is a quarter of an hour near now, and never of another day', () => {
    // 11:52 and 23:50 in Los Angeles.
    const [noon, night] = [new Date('2026-11-22T19:52:00Z'), new Date('2026-11-23T07:50:00Z')]
    expect([-45, 0, 15].map((minutes) => demoTime(minutes, noon))).to.deep.equal(['11:00', '11:45', '12:00'])
    expect([0, 45].map((minutes) => demoTime(minutes, night))).to.deep.equal(['23:45', '23:45'])
    expect(demoTime(-45, new Date('2026-11-22T08:10:00Z'))).to.equal('00:00')
  })
})
