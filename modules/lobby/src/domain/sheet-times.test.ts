import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { aRecord } from '../testing/builders.ts'
import { correctionsOf, withTimes } from './sheet-times.ts'

const ZONE = 'America/Los_Angeles'
const at = (time: string, day = '2026-03-02') => new Date(`${day}T${time}:00.000Z`)
const here = aRecord({ arrivedTime: at('20:00'), seenTime: at('20:30'), signedOutTime: at('20:45') })

describe('times of the sheet, put right by hand', () => {
  it('are those of the wall of the session, on its date and after its midnight [LOB-19]', () => {
    const right = withTimes(here, { arrival: '11:45', seen: null, out: '12:50' }, ZONE)
    expect(right).to.deep.include({
      arrivedTime: at('19:45'),
      checkedInTime: at('19:45'),
      seenTime: null,
      signedOutTime: at('20:50'),
    })
    const night = aRecord({ arrivedTime: at('07:30', '2026-03-03') })
    expect(withTimes(night, { out: '00:20' }, ZONE).signedOutTime).to.deep.equal(at('08:20', '2026-03-03'))
  })

  it('keep what they replaced, and nothing else [LOB-19]', () => {
    const right = withTimes(here, { seen: null, out: '12:50' }, ZONE)
    expect(correctionsOf(here, right)).to.deep.equal([
      { time: 'seen', before: '2026-03-02T20:30:00.000Z', after: null },
      { time: 'out', before: '2026-03-02T20:45:00.000Z', after: '2026-03-02T20:50:00.000Z' },
    ])
    const call = (actualCall: string | null) => ({ ...here, actualCall })
    expect(correctionsOf(call(null), call('10:00'))).to.deep.equal([])
    expect(correctionsOf(call('09:00'), call('10:00'))).to.deep.equal([
      { time: 'call', before: '09:00', after: '10:00' },
    ])
  })

  it('make a talent expected again who had not arrived, and the other way round [LOB-19]', () => {
    const nobody = { arrival: null, seen: null, out: null }
    const expected = withTimes(here, nobody, ZONE)
    expect(expected).to.include({ state: 'expected', arrivedTime: null })
    expect(withTimes(expected, { arrival: '12:10' }, ZONE)).to.deep.include({
      state: 'waiting',
      arrivedTime: at('20:10'),
    })
  })

  it('follow the arrival [LOB-19]', async () => {
    for (const wished of [{ seen: '11:59' }, { out: '11:00' }, { arrival: null }]) {
      const work = async () => withTimes(here, wished, ZONE)
      expect(await refusalOf(work()), JSON.stringify(wished)).to.include({ kind: 'invalid' })
    }
  })
})
