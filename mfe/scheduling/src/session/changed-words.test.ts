import { expect } from 'chai'
import { changedWords } from './changed-words.ts'
import { newSession, type TypedSession, withNextDate } from './session-fields.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const before = withNextDate(newSession('UTC', NOW, 'one'), NOW, 'two')

const withDates = (change: (dates: TypedSession['dates']) => TypedSession['dates']) =>
  changedWords(before, { ...before, dates: change(before.dates) })

describe('what is not saved', () => {
  it('is said by the names of the fields, each once', () => {
    expect(changedWords(before, before)).to.deep.equal([])
    expect(changedWords(before, { ...before, name: 'First calls' })).to.deep.equal(['name'])
    expect(
      withDates((dates) => dates.map((date) => ({ ...date, startTime: '11:00', locationType: 'Both' }))),
    ).to.deep.equal(['start time', 'location'])
  })

  it('names dates that came and went', () => {
    expect(changedWords(before, withNextDate(before, NOW, 'three'))).to.deep.equal(['a new date'])
    expect(withDates(([first]) => [first!])).to.deep.equal(['a date taken away'])
  })
})
