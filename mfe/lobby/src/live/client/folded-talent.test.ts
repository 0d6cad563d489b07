import { expect } from 'chai'
import { isUnfolded, lastInRoom } from './folded-talent.ts'

describe('the lines of a client', () => {
  it('are folded, but for those who were in the room last: their answer is under way', () => {
    let last = lastInRoom([], ['ana'])
    expect(isUnfolded('ana', {}, last)).to.equal(true)
    expect(isUnfolded('bea', {}, last)).to.equal(false)
    last = lastInRoom(last, [])
    expect(isUnfolded('ana', {}, last)).to.equal(true)
    last = lastInRoom(last, ['bea'])
    expect(isUnfolded('ana', {}, last)).to.equal(false)
  })

  it('stay as the reader has folded and unfolded them', () => {
    expect(isUnfolded('ana', { ana: false }, ['ana'])).to.equal(false)
    expect(isUnfolded('bea', { bea: true }, ['ana'])).to.equal(true)
  })

  it('are the same while the same people are in the room, so that nothing is drawn anew', () => {
    const last = ['ana', 'bea']
    expect(lastInRoom(last, ['ana', 'bea'])).to.equal(last)
    expect(lastInRoom(last, [])).to.equal(last)
  })
})
