import { expect } from 'chai'
import { sayTimeRange, sayWallTime, secondsOf, wallTimeOf } from './wall-time.ts'

describe('wall times', () => {
  it('are said as people say them, with seconds only where there are some', () => {
    expect(['00:00', '09:05', '12:00', '13:30', '10:07:30'].map(sayWallTime)).to.deep.equal([
      '12:00 AM',
      '9:05 AM',
      '12:00 PM',
      '1:30 PM',
      '10:07:30 AM',
    ])
  })

  it('name the half of the day once where a range stays in it', () => {
    expect(sayTimeRange('10:15', '11:00')).to.equal('10:15-11:00 AM')
    expect(sayTimeRange('10:00', '13:00')).to.equal('10:00 AM-1:00 PM')
    expect(sayTimeRange('23:00', '22:00')).to.equal('11:00 PM-10:00 PM')
  })

  it('go to seconds and back', () => {
    for (const time of ['00:00', '10:07:30', '23:59']) expect(wallTimeOf(secondsOf(time))).to.equal(time)
    expect(secondsOf('')).to.be.NaN
  })
})
