import { expect } from 'chai'
import { kindOf, pressed, sayDays } from './availability.ts'

const days = { available_dates: ['2026-03-02', '2026-03-05'], non_available_dates: ['2026-03-03'] }

describe('the days of a freelancer', () => {
  it('are of one kind, and of none when they are pressed again [FRE-01]', () => {
    expect(pressed(days, '2026-03-04', 'available_dates').available_dates).to.deep.equal([
      '2026-03-02',
      '2026-03-04',
      '2026-03-05',
    ])
    const turned = pressed(days, '2026-03-03', 'available_dates')
    expect([kindOf(turned, '2026-03-03'), turned.non_available_dates]).to.deep.equal(['available_dates', []])
    expect(kindOf(pressed(days, '2026-03-03', 'non_available_dates'), '2026-03-03')).to.equal(undefined)
  })

  it('are counted from today', () => {
    expect(sayDays(days, '2026-03-03')).to.equal('1 day available, 1 day not available')
    expect(sayDays(days, '2026-03-04')).to.equal('1 day available, 0 days not available')
  })
})
