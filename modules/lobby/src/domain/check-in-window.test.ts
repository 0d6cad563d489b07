import { expect } from 'chai'
import { checkInWindow, runningDate } from './check-in-window.ts'

const on = (date: string) => ({ date, locationType: 'Virtual' as const })

describe('the dates of a session', () => {
  it('name the date one checks in to, else the next, else the last', () => {
    const dates = [on('2026-03-09'), on('2026-03-02'), on('2026-03-05')]
    expect(checkInWindow(dates, '2026-03-05')).to.deep.equal({ state: 'open', date: on('2026-03-05') })
    expect(checkInWindow(dates, '2026-03-03')).to.deep.equal({ state: 'too_early', date: on('2026-03-05') })
    expect(checkInWindow(dates, '2026-03-10')).to.deep.equal({ state: 'passed', date: on('2026-03-09') })
    expect(checkInWindow([], '2026-03-10')).to.deep.equal({ state: 'too_early', date: null })
  })

  it('keep the line of a casting that runs past midnight', () => {
    const dates = [on('2026-03-05'), on('2026-03-02')]
    expect(runningDate(dates, '2026-03-03')).to.deep.equal(on('2026-03-02'))
    expect(runningDate(dates, '2026-03-05')).to.deep.equal(on('2026-03-05'))
    expect(runningDate(dates, '2026-03-01')).to.equal(null)
  })
})
