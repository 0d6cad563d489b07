import type { SessionView } from '@callboard/projects/contract'
import type { Page } from 'playwright-core'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { next, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { PHONE, REFUSED } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { goToPhotoStep, goToReview } from './check-in-steps.ts'

const NO_PICTURE = 'This file is not a picture we can read. Use a JPEG, PNG or WebP photo.'

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
    const refused = { error: { code: 'invalid', message: NO_PICTURE, fields: { file: NO_PICTURE } } }
    await page.route(
      '**/api/records/upload-image*',
      (route) => route.fulfill({ status: 422, json: refused }),
      {
        times: 1,
      },
    )
    await takePhoto(page)
    await next(page)
    await page.getByRole('alert').filter({ hasText: NO_PICTURE }).waitFor()
    await page.getByRole('button', { name: 'Retake' }).click()
    await goToReview(page)
  })

  it("says the server's refusal of a text named .heic, and the camera still works [CHK-09]", async () => {
    const page = await atPhotoStep()
    await choose(page, 'me.heic', '', Buffer.from('just a text'))
    await page.getByText('This browser cannot show HEIC photos').waitFor()
    await next(page)
    await page.getByRole('alert').filter({ hasText: NO_PICTURE }).waitFor()
    await page.getByRole('button', { name: 'Retake' }).click()
    await goToReview(page)
  })
})
