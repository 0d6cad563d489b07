import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToGroup, sessionRoom } from '@callboard/lobby/contract'
import {
  listTakes,
  startTakes,
  type TakeView,
  type VideoView,
  videoUpdated,
} from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { joinOn } from '../../drivers/ui/status-page.ts'
import { probed } from '../../support/camera-files.ts'
import { KillableBrowser } from '../../support/killable-browser.ts'
import { type Arrival, SessionDay } from '../realtime/session-day.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { isSoak } from '../support/rounds.ts'

/** Of two seconds each, on the disk of the device when its browser is killed. */
const PIECES = isSoak ? 30 : 4
/** Of a take at most: what the recorder has not handed over, and what is on its way to the disk. */
const MISSING_SECONDS = 3
/** A machine that has other things to do may hand over late; what is on the disk is there in any case. */
const least = (seconds: number) => (isSoak ? seconds - MISSING_SECONDS : PIECES * 2 - 0.5)

/** Runs in the page: when its recorder began. */
function noteStart(): void {
  const begin = MediaRecorder.prototype.start
  MediaRecorder.prototype.start = function (...slice) {
    Object.assign(window, { recordingSince: Date.now() })
    begin.apply(this, slice)
  }
}

/** Runs in the page. @returns how many pieces the device has on its disk */
async function piecesOnDisk(): Promise<number> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answer(indexedDB.open('callboard-takes'))
  const count = await answer(database.transaction('pieces').objectStore('pieces').count())
  database.close()
  return count
}

describe('a browser that is killed in the middle of a take', () => {
  const product = productForTests()
  let profile: string
  let browser: KillableBrowser
  let director: ApiClient
  let day: SessionDay
  let talent: Arrival
  let lobby: LiveClient

  beforeEach(async () => {
    profile = await mkdtemp(join(tmpdir(), 'callboard-profile-'))
    director = await signIn(product.origin, 'director')
    day = await SessionDay.start(product.origin, director)
    talent = await day.arrive('Ana')
    lobby = new LiveClient(product.origin, director.token!)
    await lobby.join(sessionRoom, day.id)
    browser = await open()
  })
  afterEach(async () => {
    lobby?.close()
    await browser?.kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  })

  const open = () => KillableBrowser.open(profile, product.origin)
  const show = async (path: string): Promise<Page> => {
    await browser.page.goto(product.origin + path)
    return browser.page
  }
  /** Nothing of the take reaches the storage: the device alone has it. */
  const cutUploads = (page: Page) =>
    page.route('**/blobs/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )

  /**
   * Kills the browser once so many pieces are on its disk, and starts it again with `comeBack`.
   * @returns the take, and the seconds from the begin of the recording to the kill
   */
  async function killed(comeBack: () => Promise<unknown>): Promise<{ take: TakeView; seconds: number }> {
    const { page } = browser
    await until(
      'the pieces are on the disk',
      () => page.evaluate(piecesOnDisk),
      (pieces) => pieces >= PIECES,
    )
    const { takes } = await director.call(listTakes, { session: day.id })
    const since = await page.evaluate(() => (window as unknown as { recordingSince: number }).recordingSince)
    const at = Date.now()
    await browser.kill()
    browser = await open()
    await comeBack()
    return { take: takes[0]!, seconds: (at - since) / 1000 }
  }

  /** The take is in its group with all but its last seconds, and plays. */
  async function expectKept({ take, seconds }: { take: TakeView; seconds: number }): Promise<void> {
    const video = await lobby.heard<VideoView>(videoUpdated, ({ state }) => state === 'ready')
    expect(video).to.deep.include({ group: take.group, record_ids: [talent.id] })
    expect(video.duration).to.be.within(least(seconds), seconds + 1)
    const file = await fetch(new URL(video.url!, product.origin))
    const { streams, format } = await probed(new Uint8Array(await file.arrayBuffer()))
    expect(streams.map(({ codec_name }) => codec_name)).to.have.members(['h264', 'aac'])
    expect(Number(format.duration)).to.be.closeTo(video.duration, 0.1)
    if (isSoak)
      console.log(`      ${(seconds - video.duration).toFixed(2)} of ${seconds.toFixed(1)} s are missing`)
  }

  it('of a talent goes on unasked when it is started again: the take is in its group, but for its last seconds [REC-04]', async () => {
    const address = `/message/${talent.id}#k=${talent.key}`
    const { page } = browser
    await page.addInitScript(noteStart)
    await day.act(talent.id, 'call-in')
    await show(address)
    await joinOn(page)
    await page.getByRole('button', { name: 'Stop camera' }).waitFor()
    await director.call(addToGroup, { id: talent.id })
    await cutUploads(page)
    await director.call(startTakes, { session: day.id })
    await page.getByRole('status', { name: 'Recording' }).waitFor()
    await expectKept(await killed(() => show(address)))
  })

  it('of staff in the room goes on unasked when it is started again [REC-02] [REC-04]', async () => {
    const address = `/studio/${day.session.studio_uri}/${day.id}`
    await director.call(addToGroup, { id: talent.id })
    const signedIn = () =>
      browser.page.context().addCookies([{ name: 'callboard', value: director.token!, url: product.origin }])
    const { page } = browser
    await page.addInitScript(noteStart)
    await signedIn()
    await show(address)
    await page.getByRole('checkbox', { name: 'Include me' }).check()
    await page.getByText(/^Records with /).waitFor()
    await cutUploads(page)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByRole('status', { name: /^Recording / }).waitFor()
    const told = await killed(async () => {
      await signedIn()
      await show(address)
    })
    await expectKept(told)
  })
})
