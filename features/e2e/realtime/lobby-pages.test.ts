import { isDeepStrictEqual } from 'node:util'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { LossyLine } from './lossy-line.ts'
import { SessionDay } from './session-day.ts'

/** High enough that all rows of the line are drawn. */
const TALL_DESK = { width: 1440, height: 2000 }

const talent = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `Talent${from + n}`)

describe('the lobby pages of two staff', () => {
  const product = productInBrowser({ asked: /ERR_INTERNET_DISCONNECTED/ })
  let director: ApiClient
  let day: SessionDay
  let here: Page
  let there: Page

  before(async () => {
    director = await signIn(product.origin, 'director')
  })
  beforeEach(async () => {
    day = await SessionDay.start(product.origin, director)
    here = await openLobby(director)
    there = await openLobby(await signIn(product.origin, 'admin'))
  })

  const arriveAtDesk = (staff: ApiClient) => product.arrive(TALL_DESK, staff.token)
  const openLobby = async (staff: ApiClient) => await showLobby(await arriveAtDesk(staff))

  async function showLobby(page: Page): Promise<Page> {
    await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    await page.getByText('Nobody has checked in yet').waitFor()
    // A page that was loaded again has lost this.
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
    return page
  }

  /** Texts of the line's rows, from the first row down; minutes count on by themselves. */
  const listOn = async (page: Page): Promise<readonly string[]> => {
    const rows = page.getByRole('list', { name: 'Checked in' }).locator('[data-record]')
    const drawn = await rows.evaluateAll((items) =>
      items.map((item) => ({
        top: item.getBoundingClientRect().top,
        text: (item.textContent ?? '')
          .replace(/\d+ min/, '')
          .replace(/\s+/g, ' ')
          .trim(),
      })),
    )
    return drawn.sort((a, b) => a.top - b.top).map(({ text }) => text)
  }

  /** Waits for the page to show exactly these lines. */
  async function expectListSoon(page: Page, wanted: readonly string[]): Promise<void> {
    await until(
      `the page shows ${wanted.join(', ')}`,
      () => listOn(page),
      (shown) => isDeepStrictEqual(shown, wanted),
    )
  }

  /** The server's list in the words of the page: names and states. No talent of these tests is in the room. */
  async function expectTrue(page: Page): Promise<void> {
    const records = await day.lobby()
    const shown = await listOn(page)
    const visible = records.filter(({ auditioned }) => !auditioned)
    expect(shown).to.have.length(visible.length)
    for (const [index, { first_name, state }] of visible.entries()) {
      expect(shown[index]).to.include(first_name)
      const words = state === 'in_casting' ? 'called in' : state.replace('_', ' ')
      expect(shown[index]!.toLowerCase()).to.include(words)
    }
  }
  /** The rows once the page shows every waiting record; other tests check how fast that is. */
  async function listOnceKnown(page: Page): Promise<readonly string[]> {
    const look = async () => {
      const records = await day.lobby()
      const names = records.filter(({ auditioned }) => !auditioned).map(({ first_name }) => first_name)
      return { names, shown: await listOn(page) }
    }
    const { shown } = await until(
      'the page shows every waiting record',
      look,
      ({ names, shown }) =>
        shown.length === names.length && names.every((name, n) => shown[n]?.includes(name)),
    )
    return shown
  }
  const reloaded = async (page: Page) => !(await page.evaluate(() => 'neverReloaded' in globalThis))
  const offlineMark = (page: Page) => page.getByText(/^Reconnecting/)

  it('show each talent who checks in, marked as new [CHK-07]', async () => {
    for (const name of ['Ana', 'Ben', 'Cleo']) {
      await day.arrive(name)
      await Promise.all(
        [here, there].map((page) =>
          page.locator('[data-record][data-new]').filter({ hasText: name }).waitFor(),
        ),
      )
    }
  })

  it('stay equal while 20 check in and move, without a reload', async () => {
    await day.busyHour(talent(0, 20))
    const last = here.getByRole('listitem').filter({ hasText: 'Talent19' })
    await last.getByRole('button', { name: 'Call in' }).click()
    await last.filter({ hasText: 'Called in' }).waitFor()
    const shown = await listOnceKnown(here)
    await expectListSoon(there, shown)
    await expectTrue(there)
    expect([await reloaded(here), await reloaded(there)]).to.deep.equal([false, false])
  })

  it('are equal again after one of them was without a line [LOB-16]', async () => {
    await day.busyHour(talent(0, 10))
    await expectListSoon(there, await listOnceKnown(here))
    await there.context().setOffline(true)
    await offlineMark(there).waitFor()
    const before = await listOn(there)

    await day.busyHour(talent(10, 20))
    await here.getByRole('listitem').filter({ hasText: 'Talent19' }).waitFor()
    const shown = await listOnceKnown(here)
    expect(await listOn(there), 'who is offline sees what was').to.deep.equal(before)
    expect(shown).not.to.deep.equal(before)

    await there.context().setOffline(false)
    await offlineMark(there).waitFor({ state: 'hidden' })
    await expectListSoon(there, shown)
    await expectTrue(there)
    expect(await reloaded(there)).to.equal(false)
    await day.arrive('Afterwards')
    await there.getByRole('listitem').filter({ hasText: 'Afterwards' }).waitFor()
  })

  detail("make up lost signals by one request, when told of the room's last number", async () => {
    const third = await arriveAtDesk(director)
    const line = await LossyLine.of(third)
    await showLobby(third)
    await day.arrive('Ana')
    await third.getByRole('listitem').filter({ hasText: 'Ana' }).waitFor()
    const joined = line.joins

    line.losesSignals = true
    await day.arrive('Ben')
    await here.getByRole('listitem').filter({ hasText: 'Ben' }).waitFor()
    await until('a signal is lost', () => line.lost.length > 0)
    line.losesSignals = false
    expect((await listOn(third)).join())
      .to.include('Ana')
      .and.not.include('Ben')

    const last = line.lost.at(-1)!
    line.sayLast(last)
    line.sayLast(last)
    await third.getByRole('listitem').filter({ hasText: 'Ben' }).waitFor()
    await day.arrive('Cleo')
    await third.getByRole('listitem').filter({ hasText: 'Cleo' }).waitFor()
    expect(line.joins).to.equal(joined + 1)
    await expectTrue(third)
  })
})
