import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { chooseRole, next, sayWho, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { turnedHeic } from '../../support/photo.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** @returns the strongest colour of each corner of a picture that is shown, clockwise from top left, and its size */
const seenIn = (shown: Locator) =>
  shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!
    canvas.drawImage(image, 0, 0)
    const colourAt = (left: number, top: number) => {
      const [red, green, blue] = canvas.getImageData(left, top, 1, 1).data as unknown as [
        number,
        number,
        number,
      ]
      if (red > green + 60 && red > blue + 60) return 'red'
      if (green > red + 60 && green > blue + 60) return 'green'
      return blue > red + 60 && blue > green + 60 ? 'blue' : 'grey'
    }
    const [right, bottom] = [width - 6, height - 6]
    const corners = [colourAt(5, 5), colourAt(right, 5), colourAt(right, bottom), colourAt(5, bottom)]
    return { width, height, corners }
  })
const UPRIGHT = { width: 60, height: 40, corners: ['red', 'green', 'grey', 'blue'] }

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
  let director: ApiClient
  let place: string

  before(async () => {
    director = await signIn(product.origin, 'director')
    const { studio_uri, _id } = await startSession(director, ['Barista', 'Regular'])
    place = `${studio_uri}/${_id}`
  })

  async function goToPhotoStep(page: Page): Promise<void> {
    await page.goto(`/onboard/${place}`)
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    await page.getByRole('heading', { name: /^Welcome to/ }).waitFor()
    await sayWho(page, 'Ana')
    await next(page)
    await chooseRole(page, 'Barista')
    await next(page)
  }

  async function goToPhoto(page: Page): Promise<void> {
    await goToPhotoStep(page)
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
    detail(`is taken, missed and refused in sight at ${phone.width} x ${phone.height}`, async () => {
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

  it('has one state at a time: another choice or a new photo ends what was said before [CHK-09]', async () => {
    const page = await product.arrive(PHONE)
    await goToPhoto(page)
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    const alert = page.getByRole('alert')
    const chosen = page.getByText('Your photo is chosen')
    const heic = await turnedHeic()

    await choose('IMG_0001.HEIC', '', heic)
    await chosen.waitFor()
    await choose('IMG_0002.mp4', 'video/mp4', heic)
    await alert.filter({ hasText: 'This file is not a photo that can be used here.' }).waitFor()
    await page.getByLabel('What the camera sees').waitFor()
    expect(await chosen.count()).to.equal(0)

    await choose('IMG_0003.HEIC', '', heic)
    await chosen.waitFor()
    expect(await alert.count()).to.equal(0)
    await page.getByRole('button', { name: 'Retake' }).click()
    await next(page)
    await alert.filter({ hasText: 'Please capture/upload a photo' }).waitFor()
    expect(await alert.count()).to.equal(1)
    await takePhoto(page)
    expect(await alert.count()).to.equal(0)
  })

  it('is taken once a camera is there: the step tries again [CHK-09]', async () => {
    const page = await product.arrive(PHONE)
    await page.addInitScript(() => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = async () => {
        mediaDevices.getUserMedia = open
        throw new DOMException('Requested device not found', 'NotFoundError')
      }
    })
    await goToPhotoStep(page)
    await page.getByText('No camera or microphone was found on this device.').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await takePhoto(page)
  })

  it('is seen upright by staff and loses its location when it is a HEIC that the browser cannot show [CHK-09]', async () => {
    const page = await product.arrive(PHONE)
    await goToPhoto(page)
    const file = { name: 'IMG_0001.HEIC', mimeType: '', buffer: await turnedHeic() }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('This browser cannot show HEIC photos').waitFor()
    await next(page)
    expect(await seenIn(page.getByRole('img', { name: 'You, today' }))).to.deep.equal(UPRIGHT)
    await page.getByLabel('I agree to the terms').check()
    await page.getByRole('button', { name: 'Continue to the Session' }).click()

    const staff = await product.arrive(DESK, director.token)
    await staff.goto(`/studio/${place}`)
    const thumbnail = staff.getByRole('listitem', { name: 'Ana Example' }).locator('img')
    expect(await seenIn(thumbnail)).to.deep.equal(UPRIGHT)
    const stored = await fetch(new URL((await thumbnail.getAttribute('src'))!, product.origin))
    expect(stored.headers.get('content-type')).to.equal('image/jpeg')
    expect(Buffer.from(await stored.arrayBuffer()).toString('latin1')).not.to.match(/Exif|GPS|Camera of Ana/)
  })
})
