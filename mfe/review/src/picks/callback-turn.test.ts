import { expect } from 'chai'
import { turnOf } from './callback-turn.ts'

const ZONE = 'America/Los_Angeles'
const at = (date: string, start_time: string) => turnOf({ date, start_time, minutes: 15 }, 1, ZONE)

describe('the turn of a talent of a callback', () => {
  it('follows from the day and the time that are typed [PST-10]', () => {
    expect(at('2026-12-07', '10:00')).to.deep.equal({
      time: '10:15',
      begins: new Date('2026-12-07T18:15:00.000Z'),
    })
    expect(at('', '')).to.deep.equal({ time: '10:15', begins: null })
  })

  it('follows from no text that is no day or time [PST-10]', () => {
    for (const date of ['12/7', 'tomorrow', '2026-02-30'])
      expect(at(date, '10:00'), date).to.deep.equal({ time: '10:15', begins: null })
    expect(at('2026-12-07', 'banana')).to.deep.equal({ time: null, begins: null })
  })
})
