import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { signIn } from '../../drivers/http/office.ts'
import { CHAPTERS } from '../../film/chapters.ts'
import { SCREENS } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the film of Quick Start', () => {
  const product = productInBrowser()

  const opened = async (page: Page) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Quick Start' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Quick Start' })
    await dialog.getByRole('listitem').last().waitFor()
    return dialog
  }

  for (const [what, screen] of SCREENS)
    it(`lasts a minute or so, plays from each of its chapters, and is whole on ${what} [PRJ-02]`, async () => {
      const { token } = await signIn(product.origin, 'director')
      const page = await product.arrive(screen, token)
      const dialog = await opened(page)
      const film = dialog.getByLabel('Quick Start film')
      const length = await film.evaluate(
        (video: HTMLVideoElement) =>
          new Promise<number>((resolve) => {
            if (video.duration > 0) resolve(video.duration)
            else video.onloadedmetadata = () => resolve(video.duration)
          }),
      )
      expect(length).to.be.within(60, 90)
      for (const { title } of CHAPTERS) {
        await dialog.getByRole('button', { name: title }).click()
        await dialog.locator('[aria-current="step"]').filter({ hasText: title }).waitFor()
      }
      await film.evaluate(
        (video: HTMLVideoElement) =>
          new Promise<void>((resolve) => {
            const begun = video.currentTime
            video.ontimeupdate = () => video.currentTime > begun + 0.5 && resolve()
          }),
      )
      const { width, height } = screen
      const box = (await dialog.boundingBox())!
      expect([box.x, box.y].every((edge) => edge >= 0)).to.equal(true)
      expect([box.x + box.width <= width, box.y + box.height <= height]).to.deep.equal([true, true])
      const last = (await dialog.getByRole('listitem').last().boundingBox())!
      expect(last.y + last.height).to.be.at.most(height)
    })

  it('says that it could not be loaded, beside its steps in words', async () => {
    const { token } = await signIn(product.origin, 'director')
    const page = await product.arrive(SCREENS[1][1], token)
    await page.route('**/film.*.mp4', (route) => route.fulfill({ status: 200, body: 'no film' }))
    const dialog = await opened(page)
    await dialog.getByRole('alert').getByText('The film could not be loaded.').waitFor()
    expect(await dialog.getByRole('listitem').count()).to.equal(CHAPTERS.length)
  })
})
