import { expect } from 'chai'
import { isMoment } from './use-moment.ts'

describe('the moment of a comment', () => {
  it('goes with it as soon as the take was played, to its last frame [REV-04]', () => {
    expect([0, 0.04, 3, 7.96, 8].map((second) => isMoment(second))).to.deep.equal([
      false,
      true,
      true,
      true,
      true,
    ])
  })

  it('does not go with it where the take has ended: then it is about the whole [REV-04]', () => {
    expect(isMoment(8, true)).to.equal(false)
  })
})
