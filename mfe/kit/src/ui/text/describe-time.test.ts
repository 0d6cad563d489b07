import { expect } from 'chai'
import { describeTime } from './describe-time.ts'

const NOW = new Date('2026-03-10T17:00:00Z')
const at = (iso: string) => new Date(iso)
const LA = 'America/Los_Angeles'

describe('times in words', () => {
  it('name the zone only when it is not the reader’s own', () => {
    const noon = at('2026-03-10T19:00:00Z')
    expect(describeTime(noon, NOW, { zone: LA, style: 'time', reader: LA }).text).to.equal('12:00 PM')
    expect(describeTime(noon, NOW, { zone: LA, style: 'time', reader: 'Asia/Kolkata' }).text).to.equal(
      '12:00 PM PDT',
    )
  })
  it('are relative with the exact one beside', () => {
    const { text, exact } = describeTime(at('2026-03-10T17:12:00Z'), NOW, {
      style: 'relative',
      zone: LA,
      reader: LA,
    })
    expect(text).to.equal('in 12 min')
    expect(exact).to.equal('Tue, Mar 10, 10:12 AM')
  })
  for (const [iso, text] of [
    ['2026-03-10T17:00:20Z', 'now'],
    ['2026-03-10T16:55:00Z', '5 min ago'],
    ['2026-03-10T20:00:00Z', 'in 3 h'],
    ['2026-03-11T18:00:00Z', 'tomorrow'],
  ] as const)
    it(`says '${text}'`, () => {
      expect(describeTime(at(iso), NOW, { style: 'relative', reader: LA }).text).to.equal(text)
    })
})
