import { expect } from 'chai'
import { correctionWords, wallOf } from './correction-words.ts'

const ZONE = 'America/Los_Angeles'
const who = { by: 'Sam Example', at: '2026-03-02T23:10:00.000Z' }

describe('a correction of the sheet', () => {
  it('says what it replaced, who did it and when [LOB-19]', () => {
    const arrival = { time: 'arrival', before: '2026-03-02T22:05:00.000Z', after: null, ...who } as const
    expect(correctionWords(arrival, ZONE)).to.equal('arrival empty, was 2:05 PM; by Sam Example at 3:10 PM')
    const call = { time: 'call', before: '10:00', after: '10:30', ...who } as const
    expect(correctionWords(call, ZONE)).to.equal('call 10:30 AM, was 10:00 AM; by Sam Example at 3:10 PM')
  })

  it('begins with the time of the wall of the session', () => {
    expect(wallOf('2026-03-02T22:05:00.000Z', ZONE)).to.equal('14:05')
    expect(wallOf('2026-03-02T08:00:00.000Z', ZONE)).to.equal('00:00')
    expect(wallOf(null, ZONE)).to.equal('')
  })
})
