import { expect } from 'chai'
import { clockInWords, dateInWords } from './time-in-words.ts'

const START = new Date('2026-12-04T21:15:00.000Z')

describe('an instant in words', () => {
  it('has the weekday and the month in words, and the year where it is another one', () => {
    const at = (now: string) => dateInWords(START, 'America/New_York', new Date(now))
    expect(at('2026-11-29T06:00:00.000Z')).to.equal('Friday, December 4')
    expect(at('2025-12-29T06:00:00.000Z')).to.equal('Friday, December 4, 2026')
    expect(at('2026-01-01T04:59:00.000Z'), 'the year of the zone').to.equal('Friday, December 4, 2026')
  })

  it('has the abbreviation that the zone has at that instant', () => {
    expect(clockInWords(START, 'America/Los_Angeles')).to.equal('1:15 PM PST')
    expect(clockInWords(new Date('2026-07-04T21:07:30.000Z'), 'America/Los_Angeles', true)).to.equal(
      'Sat 2:07:30 PM PDT',
    )
  })
})
