import { sessionRoom } from '@callboard/lobby/contract'
import { type VideoView, videoUpdated } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { REFUSED } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { CalledTalent } from './called-talent.ts'

/** Takes back the right to the camera, as a person does in the settings of the browser. */
async function takePermissionBack(page: Page): Promise<void> {
  const context = page.context()
  const own = await context.newCDPSession(page)
  const { targetInfo } = await own.send('Target.getTargetInfo')
  const { browserContextId } = targetInfo
  const browser = await context.browser()!.newBrowserCDPSession()
  const { origin } = new URL(page.url())
  await browser.send('Browser.setPermission', {
    ...{ permission: { name: 'camera' }, setting: 'denied', origin },
    ...(browserContextId ? { browserContextId } : {}),
  })
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
  beforeEach(async () => {
    called = await CalledTalent.inRoom(product, director, 'Ben')
    lobby = new LiveClient(product.origin, director.token!)
    await lobby.join(sessionRoom, called.day.id)
  })
  afterEach(() => lobby?.close())

  const ready = () => lobby.heard<VideoView>(videoUpdated, ({ state }) => state === 'ready')

  it('ends with its reason, shown to staff, when the right to its camera is taken back; what was recorded is kept [REC-04]', async () => {
    await called.pressRecord()
    await called.expectRecording()
    await called.expectFirstPiece()
    await takePermissionBack(called.phone)
    await called.staff
      .getByRole('alert')
      .filter({ hasText: "Ben Example's take ended early: The permission for the camera was taken back." })
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
