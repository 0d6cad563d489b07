import { expect } from 'chai'
import { whatFailed } from './what-failed.ts'

describe('whatFailed', () => {
  it('leaves out what passed, with mocha and with cucumber', () => {
    expect(whatFailed('  ✔ a\n  ✔ b\n  2 passing (3s)\n  1 failing\n\n  1) c:\n')).to.match(/^ {2}2 passing/)
    expect(whatFailed('....F\n\nFailures:\n\n1) Scenario: a day\n')).to.match(/^Failures:/)
  })

  it('is all of what another tool printed', () => {
    expect(whatFailed('x.ts(1,1): error TS1005\n')).to.equal('x.ts(1,1): error TS1005\n')
  })
})
