import { expect } from 'chai'
import { agreementText } from './agreement-text.ts'

const before = {
  dates: [
    { _id: 'a', date: '2026-12-01' },
    { _id: 'b', date: '2026-12-05' },
  ],
} as Parameters<typeof agreementText>[0]
const three = { appointments: 3, cancelled: 0 }

describe('the question before a save moves appointments', () => {
  it('names the new day when one date goes to it [SCH-14]', () => {
    const after = { dates: [{ _id: 'a', date: '2026-12-02' }, before.dates[1]!] }
    expect(agreementText(before, after, three)).to.match(
      /^3 appointments move to .*December 2.*\. Each of the 3 talent gets an e-mail\.$/,
    )
  })

  it('names none when several dates move, or none of them', () => {
    const words = '3 appointments get another time or place. Each of the 3 talent gets an e-mail.'
    const swapped = {
      dates: [
        { _id: 'a', date: '2026-12-05' },
        { _id: 'b', date: '2026-12-01' },
      ],
    }
    expect(agreementText(before, swapped, three)).to.equal(words)
    expect(agreementText(before, before, three)).to.equal(words)
    expect(agreementText(before, {}, three)).to.equal(words)
  })
})
