import { expect } from 'chai'
import { standingMarks } from './standing-marks.ts'

describe('what the server said of the fields of a form', () => {
  const marked = {
    name: 'Taken.',
    'dates.0.place': 'Unknown.',
    'dates.1.place': 'Unknown.',
    captcha: 'Wrong.',
  }
  const sent = { name: 'Shop', dates: [{ place: 'A' }, { place: 'B' }] }

  it('stands while the fields are as they were sent, and where the form has no such field', () => {
    expect(standingMarks(marked, sent, structuredClone(sent))).to.deep.equal(marked)
    expect(standingMarks(marked, undefined, sent)).to.deep.equal(marked)
  })

  it('is gone for a field that was changed, and for no other', () => {
    const { name: _, ...others } = marked
    expect(standingMarks(marked, sent, { ...sent, name: 'Shop 2' })).to.deep.equal(others)
    const { 'dates.0.place': _first, ...rest } = marked
    const dates = [{ place: 'C' }, { place: 'B' }]
    expect(standingMarks(marked, sent, { ...sent, dates })).to.deep.equal(rest)
  })
})
