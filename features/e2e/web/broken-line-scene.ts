import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionRoom } from '@callboard/lobby/contract'
import { UPLOAD_PART_BYTES, type VideoView, videoUpdated } from '@callboard/review/contract'
import { expect } from 'chai'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn, startGroup } from '../../drivers/http/office.ts'
import { startEmbedded } from '../../peers/embedded.ts'
import { freePort } from '../../peers/free-port.ts'
import type { RunningProduct } from '../../peers/running-product.ts'
import { DESK } from '../../support/browser.ts'
import { type Fate, HttpLine, type PassedRequest } from '../../support/http-line.ts'
import { digestOf, makeLargeFile } from '../../support/large-camera-file.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Requests that find no line after each death. */
const DEAD_FOR = 3
/** Seconds that the product gives an address, and those after which this line's storage refuses it. */
const [GIVEN, GOOD_FOR] = [150, 60]

const partOfPut = ({ method, url }: PassedRequest) =>
  method === 'PUT' ? Number(/\/parts\/(\d+)$/.exec(url.pathname)?.[1] ?? Number.NaN) : Number.NaN
const partOfConfirm = ({ method, url }: PassedRequest) =>
  method === 'POST' ? Number(/\/parts\/(\d+)$/.exec(url.pathname)?.[1] ?? Number.NaN) : Number.NaN

/**
 * Dies in the middle of these parts, loses an answer, and refuses an address that is used up.
 * @param last part of the file
 */
function brokenLine(deathsIn: readonly number[], last: number): (request: PassedRequest) => Fate {
  const deaths = new Set(deathsIn)
  let dead = 0
  let isLost = false
  let isRefused = false
  return (request) => {
    const isUpload = request.url.pathname.includes('/uploads/')
    if (isUpload && dead > 0) {
      dead -= 1
      return { cutAfter: -1 }
    }
    if (deaths.delete(partOfPut(request))) {
      dead = DEAD_FOR
      return { cutAfter: UPLOAD_PART_BYTES / 2 }
    }
    if (partOfConfirm(request) === 1 && !isLost) {
      isLost = true
      return 'answer lost'
    }
    if (partOfPut(request) === last && !isRefused) {
      isRefused = true
      return { status: 403 }
    }
    const expires = Number(request.url.searchParams.get('expires')) * 1_000
    const isOld = expires - Date.now() < (GIVEN - GOOD_FOR) * 1_000
    return Number.isNaN(partOfPut(request)) || !isOld ? 'pass' : { status: 403 }
  }
}

interface BrokenUpload {
  /** Size of the file. */
  readonly bytes: number
  /** Shares of the file at which the line dies. */
  readonly deaths: readonly number[]
}

/** The product behind a line that breaks, for the tests of one `describe`, which calls this at its beginning. */
export function brokenLines() {
  let folder: string
  let running: RunningProduct
  /** The product past the line. */
  let direct: string
  let line: HttpLine

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-line-'))
    const [port, linePort] = [await freePort(), await freePort()]
    direct = `http://127.0.0.1:${port}`
    running = await startEmbedded({
      PORT: String(port),
      CALLBOARD_DATA: join(folder, 'data'),
      CALLBOARD_PUBLIC_URL: `http://127.0.0.1:${linePort}`,
      CALLBOARD_TRUST_PROXY: '1',
    })
    line = await HttpLine.to(direct, linePort)
  })
  after(async () => {
    await line?.stop()
    await running?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const product = productInBrowser({
    product: {
      get origin() {
        return line.origin
      },
      expectNoServerFault: () => running.expectNoServerFault(),
    },
    asked: /Failed to load resource/,
  })

  /** A file arrives whole over such a line, and no part is sent again once it was confirmed. */
  async function expectWhole({ bytes, deaths }: BrokenUpload): Promise<void> {
    const parts = Math.ceil(bytes / UPLOAD_PART_BYTES)
    const deathsIn = deaths.map((share) => Math.ceil(parts * share))
    const file = join(folder, 'two hours.mp4')
    await makeLargeFile(file, bytes)
    const director = await signIn(direct, 'director')
    const { session } = await startGroup(direct, director)
    const lobby = new LiveClient(direct, director.token!)
    await lobby.join(sessionRoom, session._id)
    const ready = lobby.heard<VideoView>(videoUpdated, ({ state }) => state === 'ready')

    const page = await product.arrive(DESK, director.token)
    await page.goto(`/studio/${session.studio_uri}/${session._id}`)
    await page.getByRole('button', { name: 'Add Video' }).click()
    const dialog = page.getByRole('dialog', { name: /^Add videos to/ })
    line.fate = brokenLine(deathsIn, parts)
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByText('Uploaded', { exact: true }).waitFor({ timeout: 0 })
    const video = await ready
    lobby.close()
    expect(video).to.include({ state: 'ready', name: 'two hours' })

    const [done] = line.passed.filter(({ url }) => /\/uploads\/[^/]+\/complete$/.test(url.pathname))
    const [, id] = /\/uploads\/([^/]+)\//.exec(done!.url.pathname) ?? []
    const original = join(folder, 'data/blobs/objects/uploads', id!, 'original')
    expect(await digestOf(original)).to.equal(await digestOf(file))

    const sent = line.passed.filter((request) => !Number.isNaN(partOfPut(request)))
    expect(
      sent.filter(({ status }) => status === undefined),
      'broken',
    ).to.have.length.at.least(deaths.length)
    const confirmed = new Set<number>()
    for (const request of line.passed) {
      expect(confirmed.has(partOfPut(request)), `part ${partOfPut(request)} again`).to.equal(false)
      if (request.status === 200 && partOfConfirm(request) > 0) confirmed.add(partOfConfirm(request))
    }
    expect(confirmed).to.have.length(parts)
    expect(sent.length).to.be.at.most(parts + deaths.length * (1 + DEAD_FOR) + 1)
    console.log(`      ${parts} parts, sent ${sent.length} times`)
  }

  return { expectWhole }
}
