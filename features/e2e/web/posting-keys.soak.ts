import { castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('keys of a posting page', () => {
  const product = productInBrowser()

  it('answer by Y, X and M, which take nothing back; N leads on and answers nothing', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.clock.install()
    await page.goto(scene.posting)
    await page.locator('.take-card-root').first().click()
    const pressed = (answer: string) =>
      page.getByRole('article').locator(`[aria-pressed=true][data-answer=${answer}]`).waitFor()
    await page.getByRole('article').getByRole('button', { name: 'Yes' }).waitFor()
    for (const [key, answer] of [
      ['x', 'no'],
      ['m', 'maybe'],
      ['y', 'yes'],
    ] as const) {
      await Promise.all([page.waitForResponse('**/api/fbkc/feedback'), page.keyboard.press(key)])
      await pressed(answer)
    }
    await page.keyboard.press('n')
    // A second press at once would be meant as the first.
    await page.clock.fastForward(1_000)
    await page.keyboard.press('y')
    await pressed('yes')
  })
})
