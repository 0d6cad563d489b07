import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { pageOfTwo } from '../../drivers/http/page-of-two.ts'
import { DESK } from '../../support/browser.ts'
import { openPair } from '../support/open-pair.ts'
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

  it('go by arrows from group to group, with the focus on the one that opens [PST-03]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    await openPair(page, linked)
    const opened = (name: string) => page.getByRole('article', { name }).and(page.locator(':focus')).waitFor()
    await opened('Ana Example, Dov Example')
    await page.keyboard.press('ArrowDown')
    await opened('Cai Example')
    await page.keyboard.press('ArrowUp')
    await opened('Ana Example, Dov Example')
    // The keys of the player stay its own.
    const video = page.locator('video')
    await video.evaluate(async (one: HTMLVideoElement) => one.play())
    await page.keyboard.press('k')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await opened('Ana Example, Dov Example')
  })
})
