import { expect } from 'chai'
import { isFromSeveralPlaces } from './several-places.ts'

const selects = { page: { _id: 'selects' } }

describe('where the answers to a group were given', () => {
  it('needs no words where it is one page [REV-02]', () => {
    expect(isFromSeveralPlaces([])).to.equal(false)
    expect(isFromSeveralPlaces([selects, selects])).to.equal(false)
  })

  it('is told of several pages, and of the live room [REV-02]', () => {
    expect(isFromSeveralPlaces([selects, { page: { _id: 'second' } }])).to.equal(true)
    expect(isFromSeveralPlaces([selects, { page: null }])).to.equal(true)
    expect(isFromSeveralPlaces([{ page: null }])).to.equal(true)
  })
})
