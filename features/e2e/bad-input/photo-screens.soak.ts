import { PHOTO_UNREADABLE } from '@callboard/accounts/contract'
import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { next, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { PHONE, REFUSED } from '../../support/browser.ts'
import { turnedHeic } from '../../support/photo.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { goToPhotoStep, goToReview } from './check-in-steps.ts'

describe('a screen that is asked for the wrong thing with a photo', () => {
  const product = productInBrowser({ asked: REFUSED })
  let session: SessionView

  before(async () => {
    session = await startSession(await signIn(product.origin, 'director'), ['Barista'])
  })

  const atPhotoStep = async () => {
    const page = await product.arrive(PHONE)
    await goToPhotoStep(page, session, 'Ana')
    return page
  }
  const choose = async (page: Page, name: string, mimeType: string, bytes: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Use a file' }).click()
    await (await chooser).setFiles({ name, mimeType, buffer: bytes })
  }

  it('says why a file is no photo before it is sent, and the camera still works [CHK-09]', async () => {
    const page = await atPhotoStep()
    const files: readonly (readonly [string, string, Buffer, string])[] = [
      ['notes.txt', 'text/plain', Buffer.from('notes'), 'This file is not a photo that can be used here.'],
      ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'This file is empty.'],
      ['me.jpg', 'image/jpeg', Buffer.from('just a text'), 'This file cannot be read as a photo.'],
      ['large.jpg', 'image/jpeg', Buffer.alloc(15 * 1024 * 1024 + 1), 'This photo is larger than 15 MB.'],
    ]
    for (const [name, type, bytes, words] of files) {
      await choose(page, name, type, bytes)
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
    }
    await goToReview(page)
  })

  it("shows the server's refusal of a photo, and lets the talent go on [CHK-09]", async () => {
    const page = await atPhotoStep()
    const refused = {
      error: { code: 'invalid', message: PHOTO_UNREADABLE, fields: { file: PHOTO_UNREADABLE } },
    }
    await page.route(
      '**/api/records/upload-image*',
      (route) => route.fulfill({ status: 422, json: refused }),
      {
        times: 1,
      },
    )
    await takePhoto(page)
    await next(page)
    await page.getByRole('alert').filter({ hasText: PHOTO_UNREADABLE }).waitFor()
    await goToReview(page)
  })

  it("says the server's refusal of an HEIC that is cut off, and the camera still works [CHK-09]", async () => {
    const page = await atPhotoStep()
    await choose(page, 'me.heic', '', (await turnedHeic()).subarray(0, 700))
    await page.getByText('This browser cannot show HEIC photos').waitFor()
    await next(page)
    await page.getByRole('alert').filter({ hasText: PHOTO_UNREADABLE }).waitFor()
    expect(await page.getByRole('alert').count()).to.equal(1)
    expect(await page.getByText('Your photo is chosen').count()).to.equal(0)
    await goToReview(page)
  })
})
