import { expect } from 'chai'
import { forwardOnly } from './put-file.ts'

describe('upload progress', () => {
  it('is whole, never goes back and never repeats itself', () => {
    const shown: number[] = []
    const progress = forwardOnly((percent) => shown.push(percent))
    for (const sent of [0, 1, 333, 331, 334, 335, 999, 1000, 1000]) progress(sent, 1000)
    expect(shown).to.deep.equal([0, 33, 99, 100])
  })
  it('takes an unknown size for nothing yet', () => {
    const shown: number[] = []
    forwardOnly((percent) => shown.push(percent))(10, 0)
    expect(shown).to.deep.equal([0])
  })
})
