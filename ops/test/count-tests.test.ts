import { expect } from 'chai'
import { countTests } from './count-tests.ts'

describe('countTests', () => {
  it('adds the numbers that mocha and cucumber report', () => {
    const output =
      '  12 passing (3s)\n  1 failing\n\n3 scenarios (1 failed, 2 passed)\n20 steps (20 passed)\n'
    expect(countTests(output)).to.deep.equal({ passed: 14, failed: 2 })
  })
})
