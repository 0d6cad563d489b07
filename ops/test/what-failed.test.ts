import { expect } from 'chai'
import { whatFailed } from './what-failed.ts'

describe('whatFailed', () => {
  it('leaves out passed tests, with mocha and with cucumber', () => {
    expect(whatFailed('  ✔ a\n  ✔ b\n  2 passing (3s)\n  1 failing\n\n  1) c:\n')).to.match(/^ {2}2 passing/)
    expect(whatFailed('....F\n\nFailures:\n\n1) Scenario: a day\n')).to.match(/^Failures:/)
  })

  it('is the whole output of another tool', () => {
    expect(whatFailed('x.ts(1,1): error TS1005\n')).to.equal('x.ts(1,1): error TS1005\n')
  })

  it('is where it hung, when it was ended before it could sum up', () => {
    const passed = Array.from({ length: 1_000 }, (_, n) => `  ✔ test ${n}\n`).join('')
    const told = whatFailed(`${passed}  a suite that hangs\nIt was ended: it took more than 1200 s.\n`)
    expect(told).to.include('a suite that hangs').and.include('It was ended').and.not.include('test 900')
  })
})
