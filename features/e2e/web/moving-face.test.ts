import { expect } from 'chai'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { castingScene } from './casting-scene.ts'

type Watched = typeof globalThis & { callboardMoved: string[] }

describe('a face on its way', () => {
  const product = productInBrowser()

  it('goes from the line to the room, and keeps still for who wants no motion', async () => {
    const scene = await castingScene(product.origin)
    for (const [reducedMotion, expected] of [
      ['no-preference', ['Ben Example']],
      ['reduce', []],
    ] as const) {
      const page = await product.arrive(DESK, scene.director)
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const moved: string[] = []
        ;(globalThis as Watched).callboardMoved = moved
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const face = document.querySelector('[style*="view-transition-name"]')
          moved.push(face?.closest('[aria-label]')?.getAttribute('aria-label') ?? 'nobody')
          return start(update)
        }
      })
      await page.goto(scene.live)
      const row = page.getByRole('listitem', { name: /^Ben/ })
      await row.waitFor()
      await row.hover()
      await row.getByRole('button', { name: /^Call in/ }).click()
      const back = page.getByText('Ben Example is back in the lobby.')
      await row.getByRole('button', { name: 'Back to lobby' }).waitFor()
      expect(await page.evaluate(() => (globalThis as Watched).callboardMoved)).to.deep.equal(expected)
      await row.hover()
      await row.getByRole('button', { name: 'Back to lobby' }).click()
      await back.waitFor()
    }
  })
})
