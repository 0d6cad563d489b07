import { expect } from 'chai'
import { inTakeAlone } from './in-take-alone.ts'

const [ana, ben] = [{ _id: 'ana' }, { _id: 'ben' }]

describe('who of a group is in the take that plays', () => {
  it('is told apart where others of the group are not in it [REV-04] [PST-03]', () => {
    expect(inTakeAlone(['ben'], [ana, ben])).to.deep.equal(['ben'])
    expect(inTakeAlone(['ana', 'ben'], [ana, ben])).to.deep.equal([])
    expect(inTakeAlone(['ana'], [ana])).to.deep.equal([])
  })
})
