import { expect } from 'chai'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { expectPlaying, seek } from '../../drivers/ui/video.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('comments on a take', () => {
  const product = productInBrowser()

  it('stand at the second that was watched, appear on other desks, and lead there [REV-04] [REV-13]', async () => {
    const scene = await castingScene(product.origin)
    const [page, other] = [
      await product.arrive(DESK, scene.director),
      await product.arrive(DESK, scene.director),
    ]
    for (const desk of [page, other]) {
      await desk.goto(scene.review)
      await desk.locator('.review-cardOpen').first().click()
      await desk
        .getByRole('region', { name: 'Comments on this take' })
        .getByLabel('Comment on this take')
        .waitFor()
    }
    const video = page.getByRole('region', { name: /^Takes of/ }).locator('video')
    await expectPlaying(video)
    await seek(video, 1.2)
    const comments = page.getByRole('region', { name: 'Comments on this take' })
    await comments.getByLabel('Comment on this take').fill('Again, but drier')
    await comments.getByLabel('At 0:01').waitFor()
    await page.keyboard.press('Enter')
    await comments.getByRole('listitem').getByText('Again, but drier').waitFor()

    const told = other.getByRole('region', { name: 'Comments on this take' })
    await told.getByText('Again, but drier').waitFor()
    await other.getByRole('button', { name: /Again, but drier, at 0:01/ }).waitFor()
    await told.getByRole('button', { name: '0:01' }).click()
    await other.waitForFunction(
      () => Math.abs((document.querySelector('video')?.currentTime ?? 0) - 1.2) < 0.2,
    )

    await comments.getByRole('button', { name: 'Delete comment' }).click()
    await page
      .getByRole('dialog', { name: 'Want to delete comment?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await told.getByText('Again, but drier').waitFor({ state: 'detached' })
    expect(await other.getByRole('button', { name: /Again, but drier/ }).count()).to.equal(0)
  })
})
