import { expect } from 'chai'
import { pressed } from './pressed.ts'

describe('a press on an answer', () => {
  const LONG_AGO = { ago: 60_000, isOnItsWay: false, isByKey: false }

  it('gives it, takes the chosen one back, and puts it in place of another [PST-03]', () => {
    expect(pressed(null, 'yes', LONG_AGO)).to.equal('yes')
    expect(pressed('no', 'yes', LONG_AGO)).to.equal('yes')
    expect(pressed('yes', 'yes', LONG_AGO)).to.equal(null)
  })

  it('takes nothing back by a key [PST-03]', () => {
    expect(pressed('yes', 'yes', { ...LONG_AGO, isByKey: true })).to.equal('yes')
    expect(pressed('no', 'yes', { ...LONG_AGO, isByKey: true })).to.equal('yes')
  })

  it('that comes twice for one leaves the answer as it is [PST-03]', () => {
    expect(pressed('yes', 'yes', { ...LONG_AGO, ago: 690 }), 'a double press').to.equal('yes')
    expect(pressed('yes', 'yes', { ...LONG_AGO, isOnItsWay: true }), 'the first is on its way').to.equal(
      'yes',
    )
    expect(pressed('no', 'yes', { ...LONG_AGO, ago: 400, isOnItsWay: true }), 'of another answer').to.equal(
      'yes',
    )
  })
})
