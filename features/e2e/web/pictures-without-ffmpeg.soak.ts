import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { signIn } from '../../drivers/http/office.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { CalledTalent } from './called-talent.ts'

describe('an install on a machine without ffmpeg', () => {
  const product = productInBrowser({ product: ownProduct(() => ({ PATH: '' })) })

  /** A picture of the take is drawn. */
  const isSeen = async (picture: Locator) => {
    const width = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth
    })
    expect(width).to.be.above(100)
  }

  it('shows a picture of what a phone has recorded, and of what staff have added [REV-15]', async () => {
    const called = await CalledTalent.inRoom(product, await signIn(product.origin, 'director'), 'Ben')
    await called.pressRecord()
    await called.expectRecording()
    await called.expectFirstPiece()
    await called.stop()
    const page = called.staff
    await isSeen(page.getByRole('img', { name: /take 1/ }))
    await page.goto(`/video/${called.day.session.studio_uri}/${called.day.id}`)
    await isSeen(page.locator('.take-card-root img').first())
    await page.locator('.take-card-root').first().click()
    const takes = page.getByRole('region', { name: /^Takes of/ })
    await takes.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Add Video' }).click()
    const dialog = page.getByRole('dialog', { name: /^Add videos to/ })
    await dialog.locator('input[type=file]').setInputFiles(await cameraFile('from the camera'))
    await dialog.getByText('Uploaded', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await isSeen(takes.getByRole('button', { name: 'from the camera' }).locator('img'))
  })
})
