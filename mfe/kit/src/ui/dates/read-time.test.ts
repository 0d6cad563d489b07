import { expect } from 'chai'
import { hasTwelveHours, readTime, sayTime, steppedTime } from './read-time.ts'

describe('times that are written in a field', () => {
  for (const [text, time] of [
    ['10:15 AM', '10:15'],
    ['10:15 PM', '22:15'],
    ['10:15pm', '22:15'],
    ['10:15 p.m.', '22:15'],
    ['10:15p', '22:15'],
    ['10:15\u202fPM', '22:15'],
    ['12 AM', '00:00'],
    ['12:30 PM', '12:30'],
    ['1015', '10:15'],
    ['915', '09:15'],
    ['9', '09:00'],
    ['10.15', '10:15'],
    [' 13:30 ', '13:30'],
    ['00:00', '00:00'],
    ['10:37:30 AM', '10:37:30'],
    ['10:15:00', '10:15'],
  ] as const)
    it(`${text} is ${time}`, () => expect(readTime(text)).to.equal(time))

  for (const text of [
    '',
    '   ',
    '25:00',
    '24:00',
    '10:60',
    '10:15:60',
    '10:1',
    '13:30 PM',
    '0:30 AM',
    'AM',
    'noon',
    '10:15 xm',
    '10-15',
    '11/24/2026',
  ])
    it(`'${text}' is none`, () => expect(readTime(text)).to.equal(undefined))

  it("are said by the reader's clock", () => {
    expect(sayTime('10:15', 'en-US')).to.match(/^10:15\sAM$/)
    expect(sayTime('22:05', 'de-DE')).to.equal('22:05')
    expect(sayTime('10:37:30', 'en-US')).to.match(/^10:37:30\sAM$/)
    expect(hasTwelveHours('en-US')).to.equal(true)
    expect(hasTwelveHours('de-DE')).to.equal(false)
  })

  it('that a field shows are read again as the same time', () => {
    for (const locale of ['en-US', 'en-GB', 'de-DE', 'fr-CA', 'en-AU', 'sv-SE'])
      for (const time of ['00:00', '09:05', '12:00', '22:15'])
        expect(readTime(sayTime(time, locale)), `${time} in ${locale}`).to.equal(time)
  })

  it('step to the next five minutes, and never out of the day', () => {
    expect(steppedTime('10:15', 5)).to.equal('10:20')
    expect(steppedTime('10:17', 5)).to.equal('10:20')
    expect(steppedTime('10:17', -5)).to.equal('10:15')
    expect(steppedTime('10:37:30', 5)).to.equal('10:40')
    expect(steppedTime('00:00', -5)).to.equal('00:00')
    expect(steppedTime('23:55', 5)).to.equal('23:55')
  })
})
