import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const GROUPS = 500
/** Of the list, whatever there is below it. */
const MOST_CARDS = 80

interface Review {
  readonly groups: readonly { readonly _id: string; readonly name: string }[]
}

/** The review of a day with so many groups: those that are there, over and over. */
async function makeLong(page: Page): Promise<void> {
  await page.route('**/api/videos/review/*', async (route) => {
    const reply = await route.fetch()
    const review = (await reply.json()) as Review
    const groups = Array.from({ length: GROUPS }, (_, at) => {
      const group = review.groups[at % review.groups.length]!
      return at < review.groups.length
        ? group
        : { ...group, _id: `${group._id}-${at}`, name: `Group ${at + 1}` }
    })
    await route.fulfill({ response: reply, json: { ...review, groups } })
  })
  // What was said of a group that is shown again is said of the first one.
  await page.route(/\/group-comments\/[0-9a-f-]{36}-\d+$/, (route) =>
    route.continue({ url: route.request().url().replace(/-\d+$/, '') }),
  )
}

describe('a review of five hundred groups', () => {
  const product = productInBrowser()

  for (const [where, viewport] of [
    ['at a desk', DESK],
    ['on a phone', PHONE],
  ] as const)
    it(`draws only the cards near the screen, and any of them is reached ${where} [PER-16]`, async () => {
      const scene = await castingScene(product.origin)
      const page = await product.arrive(viewport, scene.director)
      await makeLong(page)
      await page.goto(scene.review)
      const cards = page.getByRole('list', { name: 'Groups', exact: true }).getByRole('listitem')
      const last = page.getByRole('button', { name: /Group 500/ })
      await page.locator(`[aria-setsize="${GROUPS}"]`).first().waitFor()
      expect(await cards.count()).to.be.below(MOST_CARDS)

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await last.waitFor()
      expect(await cards.count()).to.be.below(MOST_CARDS)
      expect(await last.locator('xpath=ancestor::li').getAttribute('aria-posinset')).to.equal(String(GROUPS))

      await last.click()
      await page.keyboard.press('Escape')
      await page.locator('button:focus').getByText('Group 500').waitFor()
    })

  it('goes on where its open group was left by keys, far from the first one [PER-16]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await makeLong(page)
    await page.goto(scene.review)
    await page.locator(`[aria-setsize="${GROUPS}"]`).first().waitFor()
    await page.locator('.take-card-root').first().click()
    const strip = page.getByRole('list', { name: 'Groups of this tab' })
    for (let step = 0; step < 3; step += 1) await strip.getByRole('button').last().click()
    const words = await page.getByText(`of ${GROUPS}`, { exact: false }).first().textContent()
    const number = Number(words?.split(' ')[0])
    expect(number).to.be.above(30)
    await page.keyboard.press('Escape')
    const focused = page.locator('li:has(button:focus)')
    await focused.waitFor()
    expect(await focused.getAttribute('aria-posinset')).to.equal(String(number))

    // The browser may put the page where it was before the group was opened, after the card has the focus.
    const place = await page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, 0))
    await focused.waitFor({ state: 'detached' })
    await page.evaluate((top) => window.scrollTo(0, top), place)
    await focused.waitFor()
    expect(await focused.getAttribute('aria-posinset')).to.equal(String(number))
  })
})
