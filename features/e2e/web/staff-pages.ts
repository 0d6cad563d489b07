import type { Page, ViewportSize } from 'playwright-core'
import type { ProductInBrowser } from '../support/product-in-browser.ts'
import { expectForEverybody } from './accessibility.ts'
import type { CastingScene } from './casting-scene.ts'

type StaffPage = readonly [
  what: string,
  path: keyof CastingScene | '/',
  ready: (page: Page) => Promise<unknown>,
]

const LIVE_ROOM: StaffPage = [
  'live room',
  'live',
  async (page) => {
    const ben = page.getByText('Ben').filter({ visible: true }).first()
    const tab = page.getByRole('tab', { name: /^Line/ })
    // A phone begins with the room.
    await ben.or(tab).first().waitFor()
    if (await tab.isVisible()) await tab.click()
    await ben.waitFor()
  },
]

/** Pages that a phone shows in another order than a desk. */
export const OTHER_ON_A_PHONE = [LIVE_ROOM]
export const STAFF_PAGES: readonly StaffPage[] = [
  ['projects', '/', (page) => page.getByRole('link', { name: 'Open live room' }).first().waitFor()],
  ['session edit', 'edit', (page) => page.getByRole('button', { name: '+ Add Date' }).waitFor()],
  ['schedule', 'schedule', (page) => page.getByText(/\d+ of \d+ booked/).waitFor()],
  LIVE_ROOM,
  ['review', 'review', (page) => page.getByRole('tab', { name: 'Archived' }).waitFor()],
  ['posting page', 'posting', (page) => page.getByRole('heading', { name: 'Picks' }).waitFor()],
  ['posting link', 'postingLink', (page) => page.getByRole('link', { name: 'View Page' }).waitFor()],
]

/** @throws AssertionError with the barriers on the first of the pages that has any, one after another on one screen */
export async function expectStaffPages(
  product: ProductInBrowser,
  scene: CastingScene,
  size: ViewportSize,
  pages: readonly StaffPage[],
): Promise<void> {
  const page = await product.arrive(size, scene.director)
  for (const [what, path, ready] of pages) {
    await page.goto(path === '/' ? path : scene[path], { waitUntil: 'networkidle' })
    await ready(page)
    await expectForEverybody(page, what)
  }
}
