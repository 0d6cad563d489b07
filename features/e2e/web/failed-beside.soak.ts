import { expect } from 'chai'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK, REFUSED } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const OUT_OF_ORDER = { status: 500, json: { error: { code: 'internal', message: 'Out of order' } } }

describe('what fails on a page or beside it', () => {
  const product = productInBrowser({ asked: REFUSED })
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  /** @param calls of the API that the server does not answer */
  async function openWithout(calls: string, path: string) {
    const page = await product.arrive(DESK, scene.director)
    await page.route(`**/api/${calls}`, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(path)
    return page
  }

  it('on the session page says what it does not know, and never that nothing is left', async () => {
    const page = await openWithout('studio/attention?*', scene.edit)
    const left = page.getByRole('complementary', { name: 'What is left' })
    await left.getByText('Takes to view and schedules to share could not be looked up.').waitFor()
    expect(await left.getByText('Nothing waits for you here.').count()).to.equal(0)
  })

  it('on the schedule says so with a way to try again, and never that nobody waits', async () => {
    const page = await openWithout('appointment/*/*/known-talent*', scene.schedule)
    await page.getByText('People without a time could not be loaded.').waitFor()
    expect(await page.getByText('Nobody waits for a time.').count()).to.equal(0)
    await page.unroute('**/api/appointment/*/*/known-talent*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page
      .getByRole('list', { name: 'Unbooked' })
      .or(page.getByText('Nobody waits for a time.'))
      .waitFor()
  })

  it('keeps the keyboard at the button of a save that is refused', async () => {
    const page = await product.arrive(DESK, scene.director)
    await page.goto('/profile')
    await page.getByRole('textbox', { name: 'First name' }).fill('Robin')
    await page.route('**/api/auth/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill(OUT_OF_ORDER),
    )
    await page.getByRole('button', { name: 'Save' }).first().focus()
    await page.keyboard.press('Enter')
    await page.getByText('Out of order').waitFor()
    await page.locator('button:focus', { hasText: 'Save' }).waitFor()
  })
})
