import type { Browser } from 'playwright-core'
import { DESK, openBrowser, People } from '../support/browser.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'
import { type CastingScene, castingScene } from './casting-scene.ts'

const LOADS = 10
/** Pages that load beside each other: a busy machine varies what comes first. */
const AT_ONCE = 5

describe('a page that follows its day live', function () {
  this.timeout(60_000)
  let product: RunningProduct
  let browser: Browser
  let scene: CastingScene

  before(async () => {
    product = await startProduct()
    browser = await openBrowser()
    scene = await castingScene(product.origin)
  })
  after(async () => {
    await browser.close()
    await product.stop()
  })

  async function load(path: string): Promise<void> {
    const people = new People(browser, product.origin)
    const { context, page } = await people.arrive(DESK)
    await context.addCookies([{ name: 'callboard', value: scene.director, url: product.origin }])
    await page.goto(path, { waitUntil: 'networkidle' })
    people.expectNoFault()
    await people.leave()
  }

  for (const name of ['schedule', 'live', 'review', 'posting', 'message'] as const)
    it(`loads without an error: ${name}, ${LOADS} times [APP-20]`, async () => {
      const loads = Array.from({ length: LOADS }, () => scene[name])
      const worker = async () => {
        for (let path = loads.pop(); path; path = loads.pop()) await load(path)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
      product.expectNoServerFault()
    })
})
