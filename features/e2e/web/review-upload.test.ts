import { expect } from 'chai'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK } from '../../support/browser.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('an upload in the video review', () => {
  const product = productInBrowser()

  it('adds a file from a camera to the open group, and shows it without a reload [REV-04]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const takes = page.getByRole('region', { name: /^Takes of/ })
    await takes.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Add Video' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add videos to Ana Example' })
    await dialog.locator('input[type=file]').setInputFiles(await cameraFile('from the camera'))
    await dialog.getByText('Uploaded', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const added = takes.getByRole('button', { name: 'from the camera' })
    await added.click()
    await takes.locator('video[aria-label="from the camera"]').waitFor()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).to.equal(1)
  })
})
