import { expect } from 'chai'
import { talentTimeInWords, timeInWords } from './time-in-words.ts'

const START = new Date('2026-12-04T21:15:00.000Z')
const NOW = new Date('2026-11-29T06:00:00.000Z')

describe('the time of an appointment in a mail', () => {
  it('has the time at the session beside it where that differs [SCH-07]', () => {
    const at = (zone: string) => timeInWords(START, zone, 'America/Los_Angeles')
    expect(at('America/Los_Angeles')).to.equal('1:15 PM PST')
    expect(at('America/New_York')).to.equal('4:15 PM EST (New York time; 1:15 PM PST at the session)')
    expect(at('America/Tijuana'), 'the same clock').to.equal('1:15 PM PST (Tijuana time)')
  })

  it('has the seconds of a slot that begins between two minutes', () => {
    const start = new Date('2026-12-04T21:07:30.000Z')
    expect(timeInWords(start, 'UTC', 'UTC')).to.equal('9:07:30 PM UTC')
  })

  it('is said to the office as its talent reads it, where that differs', () => {
    const at = (zone: string) => talentTimeInWords(START, zone, 'America/Los_Angeles', NOW)
    expect(at('America/New_York')).to.equal('Friday, December 4, 4:15 PM EST (New York time)')
    expect(at('America/Tijuana'), 'the same clock').to.equal('')
  })
})
