import { isDeepStrictEqual } from 'node:util'
import {
  actOnRecord,
  addToGroup,
  deleteRecord,
  finishGroup,
  getLobby,
  type RecordAction,
} from '@callboard/lobby/contract'
import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import type { ApiClient } from '../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../drivers/http/office.ts'
import { openBrowser, People, type Person } from '../support/browser.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'
import { LossyLine } from './lossy-line.ts'

/** High enough that all rows of the line are drawn. */
const TALL_DESK = { width: 1440, height: 2000 }
/** After the line is back the list is complete within this time: milliseconds. */
const COMPLETE_WITHIN = 2_000
/** From the answer of a check-in to its row: milliseconds. */
const SHOWN_WITHIN = 1_000

describe('the lobby pages of two staff', function () {
  this.timeout(120_000)
  let product: RunningProduct
  let browser: Browser
  let people: People
  let director: ApiClient
  let session: SessionView
  let here: Person
  let there: Person

  before(async () => {
    product = await startProduct()
    browser = await openBrowser()
    director = await signIn(product.origin, 'director')
    people = new People(browser, product.origin)
  })
  after(async () => {
    await browser.close()
    await product.stop()
  })
  beforeEach(async () => {
    session = await startSession(director, ['Barista'])
    here = await openLobby(director)
    there = await openLobby(await signIn(product.origin, 'admin'))
  })
  afterEach(async () => {
    people.expectNoFault(/ERR_INTERNET_DISCONNECTED/)
    await people.leave()
    product.expectNoServerFault()
  })

  const openLobby = async (staff: ApiClient) => await showLobby(staff, await people.arrive(TALL_DESK))

  async function showLobby(staff: ApiClient, person: Person): Promise<Person> {
    await person.context.addCookies([{ name: 'callboard', value: staff.token!, url: product.origin }])
    await person.page.goto(`/studio/${session.studio_uri}/${session._id}`)
    await person.page.getByText('Nobody has checked in yet').waitFor()
    // A page that was loaded again has lost this.
    await person.page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
    return person
  }

  const arrive = async (name: string) => {
    const onboard = { uri: session.studio_uri, session: session._id }
    const { record_id } = await (await prepareCheckIn(product.origin, onboard, name, 'Barista')).submit()
    return record_id
  }
  const act = async (id: string, action: RecordAction) => {
    const { records } = await director.call(getLobby, { id: session._id })
    const { version } = records.find(({ _id }) => _id === id)!
    await director.call(actOnRecord, { id, action, version })
  }

  /** What the line says, from the first row down; minutes count on by themselves. */
  const listOn = async ({ page }: Person): Promise<readonly string[]> => {
    const rows = page.getByRole('list', { name: 'Checked in' }).getByRole('listitem')
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

  /** @throws AssertionError when the page does not show exactly these lines in time */
  async function expectListSoon(person: Person, wanted: readonly string[]): Promise<void> {
    const start = performance.now()
    let shown = await listOn(person)
    while (!isDeepStrictEqual(shown, wanted) && performance.now() - start < COMPLETE_WITHIN)
      shown = await listOn(person)
    expect(shown).to.deep.equal(wanted)
  }

  /** The list as the server has it, in the words of the page: who, and in which state. */
  async function expectTrue(person: Person): Promise<void> {
    const { records } = await director.call(getLobby, { id: session._id })
    const shown = await listOn(person)
    const visible = records.filter(({ auditioned }) => !auditioned)
    expect(shown).to.have.length(visible.length)
    for (const [index, { first_name, state }] of visible.entries()) {
      expect(shown[index]).to.include(first_name)
      expect(shown[index]!.toLowerCase().replace(/\s/g, '_')).to.include(state)
    }
  }
  /** What the page shows once it has heard of everybody; that it is in time is for others to say. */
  async function listOnceKnown(person: Person): Promise<readonly string[]> {
    const { records } = await director.call(getLobby, { id: session._id })
    const names = records.filter(({ auditioned }) => !auditioned).map(({ first_name }) => first_name)
    for (;;) {
      const shown = await listOn(person)
      const isKnown = shown.length === names.length && names.every((name, n) => shown[n]?.includes(name))
      if (isKnown) return shown
    }
  }
  const reloaded = async ({ page }: Person) => !(await page.evaluate(() => 'neverReloaded' in globalThis))
  const offlineMark = (page: Page) => page.getByText(/^Reconnecting/)

  /** People come and go, and everything that can happen to somebody in a lobby happens. */
  async function aBusyHour(from: number, to: number): Promise<void> {
    const ids: string[] = []
    for (let count = from; count < to; count += 1) ids.push(await arrive(`Talent${count}`))
    await act(ids[0]!, 'call-in')
    await act(ids[1]!, 'on-deck')
    await act(ids[2]!, 'skip')
    await act(ids[3]!, 'sign-out')
    await act(ids[4]!, 'call-in')
    await act(ids[4]!, 'call-to-lobby')
    const group = await director.call(addToGroup, { id: ids[5]! })
    await director.call(finishGroup, { session: session._id, group: group._id })
    await director.call(deleteRecord, { id: ids[6]! })
  }

  it('show whoever checks in within 1 s [CHK-07]', async () => {
    for (const name of ['Ana', 'Ben', 'Cleo']) {
      await arrive(name)
      const answered = performance.now()
      await Promise.all(
        [here, there].map(({ page }) => page.getByRole('listitem').filter({ hasText: name }).waitFor()),
      )
      expect(performance.now() - answered).to.be.below(SHOWN_WITHIN)
    }
  })

  it('stay equal while 20 check in and move, without a reload', async () => {
    await aBusyHour(0, 20)
    const { page } = here
    const last = page.getByRole('listitem').filter({ hasText: 'Talent19' })
    await last.getByRole('button', { name: 'Call in' }).click()
    await last.filter({ hasText: 'In casting' }).waitFor()
    const shown = await listOnceKnown(here)
    await expectListSoon(there, shown)
    await expectTrue(there)
    expect([await reloaded(here), await reloaded(there)]).to.deep.equal([false, false])
  })

  it('are equal again within 2 s after one of them was without a line [LOB-16]', async () => {
    await aBusyHour(0, 10)
    await expectListSoon(there, await listOnceKnown(here))
    await there.context.setOffline(true)
    await offlineMark(there.page).waitFor()
    const before = await listOn(there)

    await aBusyHour(10, 20)
    await here.page.getByRole('listitem').filter({ hasText: 'Talent19' }).waitFor()
    const shown = await listOnceKnown(here)
    expect(await listOn(there), 'who is offline sees what was').to.deep.equal(before)
    expect(shown).not.to.deep.equal(before)

    await there.context.setOffline(false)
    await offlineMark(there.page).waitFor({ state: 'hidden' })
    await expectListSoon(there, shown)
    await expectTrue(there)
    expect(await reloaded(there)).to.equal(false)
    await arrive('Afterwards')
    await there.page.getByRole('listitem').filter({ hasText: 'Afterwards' }).waitFor()
  })

  it('make up by one request what got lost, when told how far the room has got', async () => {
    const third = await people.arrive(TALL_DESK)
    const line = await LossyLine.of(third.page)
    await showLobby(director, third)
    await arrive('Ana')
    await third.page.getByRole('listitem').filter({ hasText: 'Ana' }).waitFor()
    const joined = line.joins

    line.losesSignals = true
    await arrive('Ben')
    await here.page.getByRole('listitem').filter({ hasText: 'Ben' }).waitFor()
    while (line.lost.length === 0) await third.page.evaluate(() => undefined)
    line.losesSignals = false
    expect((await listOn(third)).join())
      .to.include('Ana')
      .and.not.include('Ben')

    const last = line.lost.at(-1)!
    line.sayLast(last)
    line.sayLast(last)
    await third.page.getByRole('listitem').filter({ hasText: 'Ben' }).waitFor()
    await arrive('Cleo')
    await third.page.getByRole('listitem').filter({ hasText: 'Cleo' }).waitFor()
    expect(line.joins).to.equal(joined + 1)
    await expectTrue(third)
  })
})
