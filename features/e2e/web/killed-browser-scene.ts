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
import { atEndOfEachTest } from '../support/end-of-each-test.ts'
import { productForTests } from '../support/product-for-tests.ts'

/** Seconds of each piece on the disk. */
const PIECE = 2

interface Kill {
  readonly take: TakeView
  /** Seconds of the recording that were on the disk before the kill. */
  readonly kept: number
  /** Seconds from its begin until the kill began, and until nothing was left of the browser. */
  readonly from: number
  readonly until: number
}

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

/**
 * A browser with a profile that records and is killed, for the tests of one `describe`, which calls this at its beginning.
 * @param pieces on the disk of the device when its browser is killed
 */
export function killedBrowser(pieces: number) {
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
  atEndOfEachTest({
    check: () => {},
    keep: (folder) => browser.page.screenshot({ path: join(folder, 'page.png') }),
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

  /** Kills the browser once the pieces are on its disk, and starts it again with `comeBack`. */
  async function killed(comeBack: () => Promise<unknown>): Promise<Kill> {
    const { page } = browser
    await until(
      'the pieces are on the disk',
      () => page.evaluate(piecesOnDisk),
      (found) => found >= pieces,
    )
    const { takes } = await director.call(listTakes, { session: day.id })
    const since = await page.evaluate(() => (window as unknown as { recordingSince: number }).recordingSince)
    const seconds = () => (Date.now() - since) / 1000
    const from = seconds()
    await browser.kill()
    const kill = { take: takes[0]!, kept: pieces * PIECE, from, until: seconds() }
    browser = await open()
    await comeBack()
    return kill
  }

  /**
   * The take is in its group with what was on the disk at least, and plays.
   * @returns how many seconds of it are missing
   */
  async function expectKept({ take, kept, from, until: end }: Kill): Promise<number> {
    const video = await lobby.heard<VideoView>(videoUpdated, ({ state }) => state === 'ready')
    expect(video).to.deep.include({ group: take.group, record_ids: [talent.id] })
    expect(video.duration).to.be.within(kept - 0.5, end + 1)
    const file = await fetch(new URL(video.url!, product.origin))
    const { streams, format } = await probed(new Uint8Array(await file.arrayBuffer()))
    expect(streams.map(({ codec_name }) => codec_name)).to.have.members(['h264', 'aac'])
    expect(Number(format.duration)).to.be.closeTo(video.duration, 0.1)
    return from - video.duration
  }

  /** On the phone of a talent. @returns how many seconds of the take are missing */
  async function ofTalent(): Promise<number> {
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
    return await expectKept(await killed(() => show(address)))
  }

  /** On the computer of staff in the room. @returns how many seconds of the take are missing */
  async function ofStaff(): Promise<number> {
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
    return await expectKept(told)
  }

  return { ofTalent, ofStaff }
}
