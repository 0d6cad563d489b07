import { readdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { freePort } from '../../peers/free-port.ts'
import { SyncHelper } from '../../peers/sync-helper.ts'
import { DESK, openBrowser, People } from '../../support/browser.ts'
import { atEndOfEachTest } from '../support/end-of-each-test.ts'
import { productForTests } from '../support/product-for-tests.ts'

/** The address that pages ask; the browser of this test finds the helper behind it on a port of its own. */
const HELPER = 'http://localhost:8888'
/** What the browser writes of a helper that is away, or does not answer this page. */
const ASKED = /localhost:8888/

describe('the file sync of a session', () => {
  const product = productForTests()
  let port: number
  let browser: Browser
  let people: People
  let helper: SyncHelper | undefined

  before(async () => {
    port = await freePort()
    browser = await openBrowser([`--host-resolver-rules=MAP localhost:8888 127.0.0.1:${port}`])
  })
  after(() => browser?.close())
  beforeEach(() => {
    // Without the header of a proxy, which no browser would send to the helper.
    people = new People(browser, product.origin)
  })
  atEndOfEachTest({ check: () => people.expectNoFault(ASKED), keep: (folder) => people.keep(folder) })
  afterEach(async () => {
    await people.leave()
    await helper?.stop()
  })

  const startFor = async (origin: string) => {
    await helper?.stop()
    helper = await SyncHelper.start(origin, { port })
    return helper
  }
  /** Counts what a page asks the helper. */
  const questionsOf = (page: Page) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(HELPER)) asked.push(request.url())
    })
    return asked
  }

  it('is started and stopped in the video review, and shown in the live room [INT-03]', async () => {
    const scene = await castingScene(product.origin)
    const page = await people.arrive(DESK, scene.director)
    const asked = questionsOf(page)
    const held = Promise.withResolvers<void>()
    await page.route(`${HELPER}/status`, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(scene.review)
    const menu = page.getByRole('button', { name: 'More', exact: true })
    await menu.waitFor()
    expect(asked, 'nothing is asked before the person looks').to.deep.equal([])

    await menu.click()
    await page.getByRole('menuitem', { name: 'File sync' }).click()
    const dialog = page.getByRole('dialog', { name: 'File sync' })
    // The whole line: 'Not syncing' holds the word of another state.
    const state = (words: string) =>
      dialog.locator('.file-sync-state', { hasText: new RegExp(`^${words}$`) }).waitFor()
    await state('Checking')
    held.resolve()
    await state('App not running')
    await page.unroute(`${HELPER}/status`)
    const command = `npm run sync-helper -- --folder ~/Callboard --origin ${product.origin}`
    await dialog.getByText(command).waitFor()
    await dialog.getByRole('button', { name: 'Copy command' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(command)

    await startFor('https://another.example.com')
    await dialog.getByText('A program answers on this computer, but not to this page.').waitFor()
    const { folder } = await startFor(product.origin)
    await state('Not syncing')
    await dialog.getByText(folder).waitFor()
    await dialog.getByRole('button', { name: 'Start syncing' }).click()
    await state('Syncing')
    await dialog.getByText('The take is on this computer.').waitFor()
    const files = await readdir(folder, { recursive: true })
    expect(files.filter((file) => file.endsWith('.mp4'))).to.have.length(1)

    await page.reload()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Syncing 1 of 1' }).click()
    await state('Syncing')

    const room = await page.context().newPage()
    await room.goto(scene.live)
    await room.getByRole('button', { name: 'Syncing 1 of 1' }).click()
    const inRoom = room.getByRole('dialog', { name: 'File sync' })
    await inRoom.getByText('The take is on this computer.').waitFor()
    await inRoom.getByRole('button', { name: 'Stop syncing' }).click()
    await inRoom.getByText('Not syncing').waitFor()
    await state('Not syncing')
    await room.close()

    await dialog.getByRole('button', { name: 'Start syncing' }).click()
    await state('Syncing')
    await helper!.stop()
    await state('App not running')
    const computers = dialog.getByRole('region', { name: 'Your computers' })
    await computers.getByText(hostname()).waitFor()
    await computers.getByRole('button', { name: 'Stop on all computers' }).click()
    await computers.waitFor({ state: 'detached' })

    await page.reload()
    await menu.waitFor()
    asked.length = 0
    await page.getByRole('tab', { name: /^Viewed/ }).click()
    await page.getByRole('tab', { name: /^Videos/ }).click()
    expect(asked, 'nothing is asked once it is off').to.deep.equal([])
  })
})
