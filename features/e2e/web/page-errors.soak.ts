import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const LOADS = 25
/** Pages that load beside each other: a busy machine varies the order of their parts. */
const AT_ONCE = 5

describe('a page that follows its day live', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  async function load(path: string): Promise<void> {
    const page = await product.arrive(DESK, scene.director)
    await page.goto(path, { waitUntil: 'networkidle' })
    product.expectNoFault()
    await page.context().close()
  }

  for (const name of ['schedule', 'live', 'review', 'posting', 'message'] as const)
    it(`has no error each time that it loads: ${name} [APP-20]`, async () => {
      const loads = Array.from({ length: LOADS }, () => scene[name])
      const worker = async () => {
        for (let path = loads.pop(); path; path = loads.pop()) await load(path)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
    })
})
