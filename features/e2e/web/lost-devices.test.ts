import { sessionRoom } from '@callboard/lobby/contract'
import { type VideoView, videoUpdated } from '@callboard/review/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { REFUSED } from '../../support/browser.ts'
import { type ProductInBrowser, productInBrowser } from '../support/product-in-browser.ts'
import { CalledTalent } from './called-talent.ts'

/** Runs in the page: keeps the streams of its devices, so that a test can take one away. */
function keepStreams(): void {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const kept: MediaStream[] = []
  Object.assign(window, { kept })
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await open(wish)
    kept.push(stream)
    return stream
  }
}

/** Runs in the page: the browser ends the picture as when a camera is unplugged or the right to it is taken back. */
function takeCameraAway(): void {
  for (const stream of (window as unknown as { kept: MediaStream[] }).kept)
    for (const track of stream.getVideoTracks()) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
}

/** Runs in the page. @returns whether its disk takes two seconds of a recording */
async function hasRoom(): Promise<boolean> {
  const opened = indexedDB.open('room')
  return await new Promise((resolve) => {
    opened.onerror = () => resolve(false)
    opened.onupgradeneeded = () => opened.result.createObjectStore('pieces')
    opened.onsuccess = () => {
      const writing = opened.result.transaction('pieces', 'readwrite')
      writing.objectStore('pieces').put(new Blob([new Uint8Array(1_000_000)]), 1)
      writing.oncomplete = () => resolve(true)
      writing.onabort = () => resolve(false)
    }
  })
}

describe('a recording whose device fails', () => {
  const product = productInBrowser({ asked: REFUSED })
  let director: ApiClient
  let called: CalledTalent
  let lobby: LiveClient

  before(async () => {
    director = await signIn(product.origin, 'director')
  })
  const watched: ProductInBrowser = {
    get origin() {
      return product.origin
    },
    arrive: async (...wanted) => {
      const page = await product.arrive(...wanted)
      await page.addInitScript(keepStreams)
      return page
    },
    expectNoFault: () => product.expectNoFault(),
  }
  beforeEach(async () => {
    called = await CalledTalent.inRoom(watched, director, 'Ben')
    lobby = new LiveClient(product.origin, director.token!)
    await lobby.join(sessionRoom, called.day.id)
  })
  afterEach(() => lobby?.close())

  const ready = () => lobby.heard<VideoView>(videoUpdated, ({ state }) => state === 'ready')

  it('ends with its reason, shown to staff, when its camera is taken away; what was recorded is kept [REC-04]', async () => {
    await called.pressRecord()
    await called.expectRecording()
    await called.expectFirstPiece()
    await called.phone.evaluate(takeCameraAway)
    await called.staff
      .getByRole('alert')
      .filter({ hasText: "Ben Example's take ended early: The camera was disconnected." })
      .waitFor()
    await called.staff.getByRole('img', { name: 'take 1' }).waitFor()
    expect((await ready()).duration).to.be.above(1)
  })

  it('goes on when the device has no room left, and nothing of it is missing [REC-04]', async () => {
    const browser = await called.phone.context().newCDPSession(called.phone)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: product.origin, quotaSize: 1 })
    expect(await called.phone.evaluate(hasRoom)).to.equal(false)
    await called.pressRecord()
    await called.expectRecording()
    await called.expectFirstPiece()
    await called.stop()
    const video = await ready()
    expect(video).to.include({ state: 'ready', reason: null })
    expect(video.duration).to.be.above(1)
  })
})
