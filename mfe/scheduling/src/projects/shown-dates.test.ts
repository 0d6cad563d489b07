import { expect } from 'chai'
import { shownDates } from './shown-dates.ts'

const dates = (...days: readonly number[]) =>
  days.map((day) => ({ date: `2026-12-${String(day).padStart(2, '0')}` }))
const days = (of: ReturnType<typeof dates>, today: string) => {
  const { shown, more } = shownDates(of, today)
  return [shown.map(({ date }) => Number(date.slice(8))), more]
}

describe('the dates that a line of a session names', () => {
  it('are all of a few, in their order', () => {
    expect(days(dates(3, 1, 2), '2026-12-02')).to.deep.equal([[1, 2, 3], 0])
    expect(days([], '2026-12-02')).to.deep.equal([[], 0])
  })

  it('are the next of many, and the last once they have passed', () => {
    const many = dates(1, 2, 3, 4, 5, 6)
    expect(days(many, '2026-11-30')).to.deep.equal([[1, 2, 3], 3])
    expect(days(many, '2026-12-03')).to.deep.equal([[3, 4, 5], 3])
    expect(days(many, '2026-12-06')).to.deep.equal([[4, 5, 6], 3])
    expect(days(many, '2026-12-20')).to.deep.equal([[4, 5, 6], 3])
  })
})
