import { expect } from 'chai'
import { hasEnded } from './has-ended.ts'

describe('the end of a take', () => {
  it('is its last frames too, which are the whole for whoever sees them stand [REV-04]', () => {
    const at = (currentTime: number, ended = false) => hasEnded({ ended, currentTime, duration: 5.02 })
    expect([0, 4.9, 4.93, 5.02].map((second) => at(second))).to.deep.equal([false, false, true, true])
    expect(at(5, true)).to.equal(true)
  })

  it('is not known before the length is', () => {
    expect(hasEnded({ ended: false, currentTime: 0, duration: Number.NaN })).to.equal(false)
  })
})
