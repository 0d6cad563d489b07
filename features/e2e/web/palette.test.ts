import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const SEARCH = '**/api/search?*'

describe('the palette', () => {
  const product = productInBrowser({ asked: /Failed to load resource/ })
  let director: ApiClient
  let day: SessionDay
  let page: Page

  const field = () => page.getByRole('combobox', { name: 'Find talent, session, project' })
  const option = (name: string | RegExp) => page.getByRole('option', { name })
  const chosen = () => page.locator('[role="option"][aria-selected="true"]')
  const open = async () => {
    await page.keyboard.press('Control+k')
    await field().waitFor()
  }

  before(async () => {
    director = await signIn(product.origin, 'director')
    day = await SessionDay.start(product.origin, director)
    await day.arrive('Wilhelmina')
    await day.arrive('Wilbur')
  })
  beforeEach(async () => {
    page = await product.arrive(DESK, director.token)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor()
  })

  it('finds talent of a session anywhere, goes there by arrows and Enter, and remembers it [APP-21]', async () => {
    await page.getByRole('button', { name: 'Find talent, session, project' }).click()
    await field().waitFor()
    await page.keyboard.type('wil')
    await option(/^Wilhelmina Example/).waitFor()
    await option(/^Wilbur Example/).waitFor()
    const [first = ''] = await chosen().allInnerTexts()
    await page.keyboard.press('ArrowDown')
    const [second = ''] = await chosen().allInnerTexts()
    expect(second).to.include('Example').and.not.to.equal(first)
    const name = /Wil\w+/.exec(second.replaceAll('\n', ''))![0]
    const active = await field().getAttribute('aria-activedescendant')
    expect(await chosen().getAttribute('id')).to.equal(active)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/studio/.*find=${name}`))
    await page.getByRole('list', { name: 'Checked in' }).getByText(`${name} Example`).waitFor()

    await page.goto('/')
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor()
    await open()
    await option(new RegExp(`^${name} Example`)).waitFor()
    expect(await option(/Example/).count()).to.equal(1)
  })

  detail('forgets what was chosen at sign-out', async () => {
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('callboard-recent')))
    const guest = await signIn(product.origin, 'manager')
    page = await product.arrive(DESK, guest.token)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor()
    await open()
    await page.keyboard.type('calen')
    await option(/^Calendar/).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/calendar')
    expect(await kept()).to.have.length(1)
    await page.getByRole('button', { name: 'profile menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL('**/auth')
    expect(await kept()).to.deep.equal([])
  })

  detail('offers neither to delete the account nor to leave [APP-21]', async () => {
    await open()
    for (const typed of ['delete', 'account', 'log']) {
      await field().fill(typed)
      await page.getByText('Nothing by that name.').waitFor()
    }
  })

  detail('shows the answer to what was typed last, however late an older one comes [APP-21]', async () => {
    const older = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await page.route(SEARCH, async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === 'wilb') {
        asked.resolve()
        await older.promise
      }
      await route.continue().catch(() => {})
    })
    await open()
    await field().fill('wilb')
    await asked.promise
    await page.getByText('Still looking').waitFor()
    await field().fill('wilh')
    await option(/^Wilhelmina/).waitFor()
    older.resolve()
    await page.unroute(SEARCH)
    expect(await option(/^Wilbur/).count()).to.equal(0)
    await page.getByText('Still looking').waitFor({ state: 'detached' })
  })

  detail('says that the server did not answer, and still finds what is on the page', async () => {
    await page.route(SEARCH, (route) => route.fulfill({ status: 500, json: {} }))
    await open()
    await field().fill('calendar')
    await page.getByText('Only this page was searched.').waitFor()
    await option('Calendar').and(chosen()).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/calendar')
  })

  detail('closes by Escape and gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Find talent, session, project' })
    await opener.press('Enter')
    await field().waitFor()
    await page.keyboard.press('Escape')
    await field().waitFor({ state: 'detached' })
    await page.waitForFunction((button) => document.activeElement === button, await opener.elementHandle())
  })

  detail('is there at once when the page has been idle', async () => {
    const scripts: string[] = []
    const fetched = page.waitForResponse(
      async (response) => response.url().endsWith('.js') && (await response.text()).includes('Last chosen'),
    )
    await page.reload()
    await fetched
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await open()
    expect(scripts).to.deep.equal([])
  })

  it('has places and the session of the page by G and a second key, and keys in groups [APP-21]', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await page.waitForURL('**/calendar')
    await page.getByRole('group', { name: 'View' }).waitFor()
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keys' })
    await list.getByRole('heading', { name: 'Everywhere' }).waitFor()
    await list.getByRole('heading', { name: 'Calendar' }).waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await page.goto(`/session/${day.session.studio_uri}/edit/${day.id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    await page.waitForURL(`**/video/${day.session.studio_uri}/${day.id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor()
  })
})
