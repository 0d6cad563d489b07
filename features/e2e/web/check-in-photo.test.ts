import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { chooseRole, next, sayWho, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Phones, with and without the bars of their browser. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 375, height: 667 },
  { width: 375, height: 553 },
  { width: 360, height: 640 },
]

describe('the photo of a check-in', () => {
  const product = productInBrowser()
  let onboard: string

  before(async () => {
    const director = await signIn(product.origin, 'director')
    const { studio_uri, _id } = await startSession(director, ['Barista', 'Regular'])
    onboard = `/onboard/${studio_uri}/${_id}`
  })

  async function goToPhoto(page: Page): Promise<void> {
    await page.goto(onboard)
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await page.getByRole('heading', { name: /^Welcome to/ }).waitFor()
    await sayWho(page, 'Ana')
    await next(page)
    await chooseRole(page, 'Barista')
    await next(page)
    await page.getByLabel('What the camera sees').waitFor()
  }

  /** @throws AssertionError when it is not between the header and the bar with Next, without scrolling */
  async function expectInSight(page: Page, what: Locator): Promise<void> {
    await what.waitFor()
    const header = (await page.getByRole('banner').boundingBox())!
    const bar = (await page.getByRole('button', { name: 'Next' }).boundingBox())!
    const seen = (await what.boundingBox())!
    expect(seen.y).to.be.at.least(header.y + header.height)
    expect(seen.y + seen.height).to.be.at.most(bar.y)
  }

  for (const phone of PHONES)
    it(`is taken, missed and refused in sight at ${phone.width} x ${phone.height}`, async () => {
      const page = await product.arrive(phone)
      await goToPhoto(page)
      await page.getByRole('heading', { name: /^Welcome to/ }).waitFor({ state: 'detached' })
      const shutter = page.getByRole('button', { name: 'Take photo' })
      await expectInSight(page, shutter)

      await next(page)
      const alert = page.getByRole('alert')
      await alert.filter({ hasText: 'Please capture/upload a photo' }).waitFor()
      await expectInSight(page, alert)
      await expectInSight(page, shutter)

      const noPicture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
      await page.locator('input[type=file]').setInputFiles(noPicture)
      await alert.filter({ hasText: 'This file cannot be read as a photo.' }).waitFor()
      await expectInSight(page, alert)
      expect(await page.getByRole('img', { name: 'You, today' }).count()).to.equal(0)

      await takePhoto(page)
      await expectInSight(page, page.getByRole('button', { name: 'Retake' }))
      expect(await alert.count()).to.equal(0)
    })
})
