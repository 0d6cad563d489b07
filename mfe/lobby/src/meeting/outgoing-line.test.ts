import type { PageLine } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { OutgoingLine } from './outgoing-line.ts'
import { ManualTime } from './testing/manual-time.ts'

const LOOK = 2_500

describe('the outgoing line of a page', () => {
  let time: ManualTime
  let told: PageLine[]
  let line: OutgoingLine

  beforeEach(() => {
    time = new ManualTime()
    told = []
    line = new OutgoingLine(time.after, (now) => told.push(now))
  })

  /** A connection whose other side reports what it gets. */
  function another() {
    const received = { type: 'remote-inbound-rtp', fractionLost: 0, roundTripTime: 0.05 }
    const connection = {
      connectionState: 'connected',
      getStats: async () =>
        new Map<string, object>([
          ['own', { type: 'outbound-rtp', fractionLost: 1 }],
          ['theirs', received],
        ]),
    }
    line.watch(connection as unknown as RTCPeerConnection)
    return { received, connection }
  }

  it('is weak after two looks at lost packets, and well after four good ones [LIV-14]', async () => {
    const { received } = another()
    received.fractionLost = 0.2
    await time.pass(LOOK)
    expect(told).to.deep.equal([])
    await time.pass(LOOK)
    expect(told).to.deep.equal(['weak'])
    received.fractionLost = 0.01
    await time.pass(3 * LOOK)
    expect(told).to.deep.equal(['weak'])
    await time.pass(LOOK)
    expect(told).to.deep.equal(['weak', 'ok'])
  })

  it('is not weak for one bad moment', async () => {
    const { received } = another()
    for (const fractionLost of [0.5, 0, 0.5, 0]) {
      received.fractionLost = fractionLost
      await time.pass(LOOK)
    }
    expect(told).to.deep.equal([])
  })

  it('is weak when answers take long', async () => {
    another().received.roundTripTime = 0.9
    await time.pass(2 * LOOK)
    expect(told).to.deep.equal(['weak'])
  })

  it('is well while one of the others gets everything', async () => {
    another().received.fractionLost = 0.4
    const good = another()
    await time.pass(4 * LOOK)
    expect(told).to.deep.equal([])
    good.connection.connectionState = 'closed'
    await time.pass(2 * LOOK)
    expect(told).to.deep.equal(['weak'])
  })

  it('is forgotten with the visit', async () => {
    const { received } = another()
    received.fractionLost = 0.4
    await time.pass(2 * LOOK)
    line.close()
    await time.pass(10 * LOOK)
    expect(told).to.deep.equal(['weak', 'ok'])
  })
})
