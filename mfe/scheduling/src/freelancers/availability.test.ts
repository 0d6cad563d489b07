import { expect } from 'chai'
import { kindOf, painted, sayDays } from './availability.ts'

const days = { available_dates: ['2026-03-02', '2026-03-05'], non_available_dates: ['2026-03-03'] }
const TODAY = '2026-03-02'
const pressed = (day: string, kind: keyof typeof days) => painted(days, { from: day, to: day }, kind, TODAY)

describe('the days of a freelancer', () => {
  it('are of one kind, and of none when they are pressed again [FRE-01]', () => {
    expect(pressed('2026-03-04', 'available_dates').available_dates).to.deep.equal([
      '2026-03-02',
      '2026-03-04',
      '2026-03-05',
    ])
    const turned = pressed('2026-03-03', 'available_dates')
    expect([kindOf(turned, '2026-03-03'), turned.non_available_dates]).to.deep.equal(['available_dates', []])
    expect(kindOf(pressed('2026-03-03', 'non_available_dates'), '2026-03-03')).to.equal(undefined)
  })

  it('become what the first of them becomes when several are drawn over, in either direction [FRE-01]', () => {
    const drawn = (from: string, to: string) => painted(days, { from, to }, 'available_dates', TODAY)
    expect(drawn('2026-03-03', '2026-03-06')).to.deep.equal({
      available_dates: ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'],
      non_available_dates: [],
    })
    expect(drawn('2026-03-05', '2026-03-03')).to.deep.equal({
      available_dates: ['2026-03-02'],
      non_available_dates: [],
    })
  })

  it('that are past stay as they are', () => {
    const kept = painted(days, { from: '2026-03-06', to: '2026-03-01' }, 'non_available_dates', '2026-03-05')
    expect(kept).to.deep.equal({
      available_dates: ['2026-03-02'],
      non_available_dates: ['2026-03-03', '2026-03-05', '2026-03-06'],
    })
  })

  it('are counted from today', () => {
    expect(sayDays(days, '2026-03-03')).to.equal('1 day available, 1 day not available')
    expect(sayDays(days, '2026-03-04')).to.equal('1 day available, 0 days not available')
  })
})
