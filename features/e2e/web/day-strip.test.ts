import { randomUUID } from 'node:crypto'
import { createUser, login } from '@callboard/accounts/contract'
import { instantOf } from '@callboard/core/http-contract'
import { getLobby, updateRecord } from '@callboard/lobby/contract'
import { listTodaysSessions } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { expectForEverybody } from './accessibility.ts'

const ASKED = `**/api${listTodaysSessions.path}`
const SECOND = 1_000

describe('the strip of the day', () => {
  const product = productInBrowser()
  let director: ApiClient
  let room: string

  before(async () => {
    // Of their own: the sessions of other tests run, too.
    const admin = await signIn(product.origin, 'admin')
    const account = { email: `${randomUUID().slice(0, 8)}@example.com`, password: 'a long enough secret' }
    await admin.call(createUser, {
      ...account,
      user_type: 'casting_director',
      first_name: 'Nia',
      last_name: 'Example',
    })
    director = new ApiClient(product.origin, (await new ApiClient(product.origin).call(login, account)).token)
    const { _id: session, studio_uri: uri } = await startSession(director, ['Barista'])
    room = `/studio/${uri}/${session}`
    const { record_id: id } = await (
      await prepareCheckIn(product.origin, { uri, session }, 'Ines', 'Barista')
    ).submit()
    const { version } = (await director.call(getLobby, { id: session })).records[0]!
    await director.call(updateRecord, { id, version, actual_call: '10:30' })
  })

  const strip = (page: Page) => page.getByRole('banner').locator(`a[href="${room}"]`)
  const settled = async (page: Page) => {
    await page.getByRole('button', { name: /^Find talent/ }).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

  it('says how late the session is that runs, and how many wait, and leads to its room', async () => {
    const page = await product.arrive(DESK, director.token)
    await page.clock.setFixedTime(instantOf(dayFromToday(0), '11:00', ZONE)!)
    await page.goto('/calendar')
    await strip(page).getByText('30 min behind').waitFor()
    expect(await strip(page).getAttribute('data-tone')).to.equal('very-late')
    for (const text of ['First round', '1 waiting'])
      await strip(page).getByText(text, { exact: true }).waitFor()
    await expectForEverybody(page, 'strip of the day')
    await strip(page).click()
    await page.waitForURL(`**${room}`)
    await page
      .getByRole('button', { name: /^Call (in|next)/ })
      .first()
      .waitFor()
    expect(await strip(page).count(), 'in its own room').to.equal(0)
  })

  for (const width of [1440, 1000, 700])
    detail(`moves nothing in a header of ${width} pixels when it comes`, async () => {
      const page = await product.arrive({ ...DESK, width }, director.token)
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(ASKED, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/calendar')
      await settled(page)
      const places = () =>
        page
          .getByRole('banner')
          .locator('a, button')
          .evaluateAll(
            (all, strips) =>
              all
                .filter((one) => one.getAttribute('href') !== strips)
                .map((one) => JSON.stringify(one.getBoundingClientRect())),
            room,
          )
      const before = await places()
      answer()
      await strip(page).waitFor()
      expect(await places()).to.deep.equal(before)
    })

  detail('is asked for every half minute, and not while the tab is hidden', async () => {
    const page = await product.arrive(DESK, director.token)
    await page.clock.install()
    let asked = 0
    await page.route(ASKED, async (route) => {
      asked += 1
      await route.continue()
    })
    const after = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) await page.clock.runFor(SECOND)
      await page.evaluate(() => fetch('/healthz'))
      return asked
    }
    const turn = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, state)
    await page.goto('/calendar')
    await page.clock.runFor(5 * SECOND)
    await strip(page).waitFor()
    expect(asked).to.equal(1)
    expect(await after(20)).to.equal(1)
    await turn('hidden')
    await turn('visible')
    expect(await after(2), 'back within half a minute').to.equal(1)
    expect(await after(35)).to.equal(2)
    await turn('hidden')
    expect(await after(90), 'hidden').to.equal(2)
    await turn('visible')
    expect(await after(2), 'seen again').to.equal(3)
  })

  detail('is not on a phone, nor asked for there', async () => {
    const page = await product.arrive(PHONE, director.token)
    let asked = 0
    await page.route(ASKED, async (route) => {
      asked += 1
      await route.continue()
    })
    await page.goto('/calendar', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Find', exact: true }).waitFor()
    expect([asked, await strip(page).count()]).to.deep.equal([0, 0])
  })

  detail('is for staff alone', async () => {
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    let asked = 0
    await page.route(ASKED, async (route) => {
      asked += 1
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await settled(page)
    expect(asked).to.equal(0)
  })
})
