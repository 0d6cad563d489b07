import { signIn } from '../../drivers/http/office.ts'
import { LiveRoom } from '../../drivers/ui/live-room.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { CalledTalent } from './called-talent.ts'

/** Runs in the page: from now on its connections tell that so much of what they send is lost, 0 to 1. */
function loseOnTheWay(fractionLost: number): void {
  const real = RTCPeerConnection.prototype.getStats
  RTCPeerConnection.prototype.getStats = async function (...of) {
    const report = await real.apply(this, of)
    const changed = [...report].map(([id, one]) => [
      id,
      one.type === 'remote-inbound-rtp' ? { ...one, fractionLost } : one,
    ])
    return new Map(changed as [string, unknown][])
  }
}

describe('a phone on a weak line', () => {
  const product = productInBrowser()

  // The loss of packets that Chromium's tools offer does not reach the meeting.
  it('is told to staff and to the talent [LIV-14]', async () => {
    const called = await CalledTalent.inRoom(product, await signIn(product.origin, 'director'), 'Ana')
    const marked = new LiveRoom(called.staff).row('Ana').getByText('weak connection')
    const told = called.phone.getByText('Your connection is weak')
    await called.phone.evaluate(loseOnTheWay, 0.3)
    await Promise.all([marked.waitFor(), told.waitFor()])
  })
})
