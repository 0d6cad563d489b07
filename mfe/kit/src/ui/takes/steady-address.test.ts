import { expect } from 'chai'
import {
  hasFailed,
  keepSteady,
  markFailed,
  markWorking,
  steadyAddress,
  worthRenewing,
} from './steady-address.ts'

describe('the address of a picture or take', () => {
  it('stays while it works, however often it is signed anew', () => {
    const first = steadyAddress('v1', '/a?sig=1')
    expect(keepSteady(first, 'v1', '/a?sig=2')).to.equal(first)
  })

  it('changes with the shown picture or take', () => {
    expect(keepSteady(steadyAddress('v1', '/a'), 'v2', '/b')).to.deep.include({ key: 'v2', src: '/b' })
  })

  it('is the fresh one after a failure, and the failure is remembered until it works', () => {
    const failed = markFailed(steadyAddress('v1', '/a?sig=1'))
    expect(keepSteady(failed, 'v1', '/a?sig=1')).to.equal(failed)
    const renewed = keepSteady(failed, 'v1', '/a?sig=2')
    expect(renewed).to.deep.equal({ key: 'v1', src: '/a?sig=2', failed: null, tries: 1 })
    expect(hasFailed(renewed)).to.equal(false)
    expect(markWorking(renewed).tries).to.equal(0)
  })

  it('appears when the take becomes playable, and is not lost when an answer comes without it', () => {
    const ready = keepSteady(steadyAddress('v1', null), 'v1', '/a')
    expect(ready.src).to.equal('/a')
    expect(keepSteady(ready, 'v1', null)).to.equal(ready)
  })

  it('is given up after three failures in a row', () => {
    let now = steadyAddress('v1', '/0')
    for (const url of ['/1', '/2']) now = keepSteady(markFailed(now), 'v1', url)
    expect(worthRenewing(now)).to.equal(true)
    now = markFailed(now)
    expect(worthRenewing(now)).to.equal(false)
    expect(markFailed(now)).to.equal(now)
  })
})
