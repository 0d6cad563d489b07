import { expect } from 'chai'
import { dayOfAddress, saySpan, spanOf, stepped, viewOfAddress, weeksOf } from './calendar-span.ts'

describe('the span of the calendar', () => {
  it('is the weeks that have a day of the month, seven days for a week, and thirty days from the chosen one for the agenda [CAL-01]', () => {
    expect(spanOf('month', '2026-11-22')).to.deep.equal({ start: '2026-11-01', end: '2026-12-06' })
    expect(spanOf('month', '2026-12-31')).to.deep.equal({ start: '2026-11-29', end: '2027-01-03' })
    const weeks = ['2026-02-14', '2026-11-22', '2026-08-01'].map((day) => weeksOf(spanOf('month', day)))
    expect(weeks).to.deep.equal([4, 5, 6])
    expect(spanOf('week', '2026-11-25')).to.deep.equal({ start: '2026-11-22', end: '2026-11-29' })
    expect(spanOf('agenda', '2026-12-31')).to.deep.equal({ start: '2026-12-31', end: '2027-01-30' })
  })

  it('goes on by a month, a week or thirty days, also from the last day of a long month', () => {
    expect(stepped('month', '2026-01-31', 1)).to.equal('2026-02-01')
    expect(stepped('month', '2026-01-31', -1)).to.equal('2025-12-01')
    expect(stepped('week', '2026-12-30', 1)).to.equal('2027-01-06')
    expect(stepped('agenda', '2026-12-30', 1)).to.equal('2027-01-29')
    expect(stepped('agenda', stepped('agenda', '2026-12-30', 1), -1)).to.equal('2026-12-30')
  })

  it('is called by its month, or by its days', () => {
    expect(saySpan('month', '2026-11-22')).to.equal('November 2026')
    const days = (view: 'week' | 'agenda') => saySpan(view, '2026-11-25').replaceAll(/\s/g, ' ')
    expect([days('week'), days('agenda')]).to.deep.equal(['Nov 22 – 28, 2026', 'Nov 25 – Dec 24, 2026'])
  })

  it('takes from the address what makes sense only', () => {
    for (const typed of ['', 'soon', '2026-13-01', '2026-02-30', '2026-1-1'])
      expect(dayOfAddress(typed, '2026-11-22'), typed).to.equal('2026-11-22')
    expect(dayOfAddress('2028-02-29', '2026-11-22')).to.equal('2028-02-29')
    expect(viewOfAddress('week', true)).to.equal('week')
    expect(viewOfAddress('', true)).to.equal('agenda')
    expect(viewOfAddress('year', false)).to.equal('month')
  })
})
