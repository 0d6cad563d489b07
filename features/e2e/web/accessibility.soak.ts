import { PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { castingScene } from './casting-scene.ts'
import { expectStaffPages, STAFF_PAGES } from './staff-pages.ts'

describe('the accessibility of the pages', () => {
  const product = productInBrowser()

  it('of staff on a phone', async () => {
    await expectStaffPages(product, await castingScene(product.origin), PHONE, STAFF_PAGES)
  })
})
