import { expect } from 'chai'
import { sayWallTime, secondsOf, wallTimeOf } from './wall-time.ts'

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

  it('go to seconds and back', () => {
    for (const time of ['00:00', '10:07:30', '23:59']) expect(wallTimeOf(secondsOf(time))).to.equal(time)
    expect(secondsOf('')).to.be.NaN
  })
})
