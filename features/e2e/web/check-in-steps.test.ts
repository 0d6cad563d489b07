import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { chooseRole, next, sayWho, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { KIOSK, PHONE } from '../../support/browser.ts'
import { waitingPhoto } from '../../support/photo.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the steps of a check-in', () => {
  const product = productInBrowser()
  let director: ApiClient
  let onboard: string

  before(async () => {
    director = await signIn(product.origin, 'director')
    const { studio_uri, _id } = await startSession(director, ['Barista', 'Regular'])
    onboard = `/onboard/${studio_uri}/${_id}`
  })

  async function goToPhoto(page: Page, name = 'Ana'): Promise<void> {
    await page.goto(onboard)
    await page.getByText(/^Starts at 10:00 AM/).waitFor()
    await page.getByText('Have ready: a quiet, light place').waitFor()
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    await sayWho(page, name)
    await next(page)
    await chooseRole(page, 'Barista')
    await next(page)
    await page.getByLabel('What the camera sees').waitFor()
  }

  it('wait for a photo that the camera is still making when Next is pressed [CHK-09]', async () => {
    const page = await product.arrive(PHONE)
    await goToPhoto(page)
    await page.evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.toBlob = function (...wanted) {
        addEventListener('photo-made', () => toBlob.apply(this, wanted), { once: true })
      }
    })
    await page.getByRole('button', { name: 'Take photo' }).click()
    await next(page)
    expect(await page.getByRole('alert').count()).to.equal(0)
    await page.evaluate(() => dispatchEvent(new Event('photo-made')))
    await page.getByRole('heading', { name: 'Ready?' }).waitFor()
    await page.getByRole('img', { name: 'You, today' }).waitFor()
  })

  detail(
    'lead back to the status page in the browser that has its key, and promise no e-mail where none goes out [MSG-11]',
    async () => {
      const checkInAgain = async (page: Page) => {
        await goToPhoto(page, 'Dora')
        await takePhoto(page)
        await next(page)
        await page.getByLabel('I agree to the terms').check()
        await page.getByRole('button', { name: 'Continue to the Session' }).click()
      }
      const page = await product.arrive(PHONE)
      await checkInAgain(page)
      await page.getByRole('link', { name: 'Check in again' }).click()
      await page.waitForURL(/\/onboard\//)
      await checkInAgain(page)
      await page.getByRole('link', { name: 'Open your status page' }).click()
      await page.getByRole('region', { name: 'Your status' }).waitFor()
      await page.getByRole('button', { name: 'Check your camera and sound' }).waitFor()

      const another = await product.arrive(PHONE)
      await checkInAgain(another)
      await another.getByRole('heading', { name: 'You are checked in already' }).waitFor()
      await another.getByText('ask the staff at the desk or in the room').waitFor()
      expect(await another.getByRole('link', { name: 'Open your status page' }).count()).to.equal(0)
    },
  )

  detail('go on by one step only when Next is pressed twice at once [CHK-01]', async () => {
    const page = await product.arrive(PHONE)
    await page.goto(onboard)
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    await sayWho(page, 'Cleo')
    await page.getByRole('button', { name: 'Next' }).dblclick({ delay: 80 })
    await page.getByRole('heading', { name: 'Your role' }).waitFor()
    expect(await page.locator('[aria-invalid="true"], [role="alert"]').count()).to.equal(0)
  })

  detail('lead one step back by Back of the phone, and leave none of them behind at the end', async () => {
    const page = await product.arrive(PHONE)
    await goToPhoto(page, 'Ben')
    await page.goBack()
    await page.getByRole('heading', { name: 'Your role' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Your name' }).waitFor()
    expect(await page.getByLabel('First name').inputValue()).to.equal('Ben')
    await next(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('heading', { name: 'Your name' }).waitFor()
    await next(page)
    await next(page)
    await takePhoto(page)
    await next(page)
    await page.getByLabel('I agree to the terms').check()
    await page.getByRole('button', { name: 'Continue to the Session' }).click()
    await page.getByRole('region', { name: 'Your status' }).waitFor()
    await page.goBack()
    expect(page.url()).to.equal('about:blank')
  })

  detail('take four headshots and offer no fifth; one that is taken back makes room [CHK-01]', async () => {
    const page = await product.arrive(PHONE)
    await goToPhoto(page)
    await takePhoto(page)
    await next(page)
    const add = page.getByRole('button', { name: 'Add headshot' })
    await add.waitFor()
    const buffer = Buffer.from(await waitingPhoto().arrayBuffer())
    for (let count = 1; count <= 4; count += 1) {
      const file = { name: `shot-${count}.jpg`, mimeType: waitingPhoto().type, buffer }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('img', { name: `Headshot ${count}` }).waitFor()
    }
    await add.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove headshot 2' }).click()
    await add.waitFor()
    await page.getByLabel('I agree to the terms').check()
    await page.getByRole('button', { name: 'Continue to the Session' }).click()
    await page.getByRole('region', { name: 'Your status' }).waitFor()
  })

  detail(
    'show a signed-in talent what is known, and ask for a number in the place of one that cannot be called [CHK-02]',
    async () => {
      const ana = await signUpTalent(product.origin, 'Ana')
      const page = await product.arrive(PHONE, ana.token)
      await page.route('**/api/onboard/**', async (route) => {
        const answer = await route.fetch()
        const json = await answer.json()
        if (json.known) Object.assign(json.known, { phone: '12', phone_is_wrong: true, call_time: '10:15' })
        await route.fulfill({ response: answer, json })
      })
      await page.goto(onboard)
      const dialog = page.getByRole('dialog', { name: 'Phone Number Required' })
      await dialog.waitFor()
      await page.getByText(/^Your call time is 10:15 AM/).waitFor()
      await dialog.getByRole('button', { name: 'Enter a number' }).click()
      await page.getByRole('textbox', { name: 'Phone' }).fill('(310) 555-0142')
      expect(await page.getByLabel('Email').isDisabled()).to.equal(true)
      await next(page)
      await page.getByRole('radio', { name: 'Barista' }).waitFor()
    },
  )

  it('of the kiosk start over on request, and after a visible count when it is left alone [CHK-04]', async () => {
    const page = await product.arrive(KIOSK)
    await page.clock.install()
    await page.goto(`${onboard}?kiosk=true`)
    const begin = page.getByRole('button', { name: 'Check in', exact: true })
    await begin.click()
    await sayWho(page, 'Ana')
    await page.getByRole('button', { name: 'Start over' }).click()
    await begin.click()
    expect(await page.getByLabel('First name').inputValue()).to.equal('')
    await sayWho(page, 'Ben')
    await page.clock.runFor(45_000)
    const count = page.getByRole('alert').filter({ hasText: 'Are you still there? This starts over in' })
    await count.waitFor()
    await count.getByRole('button', { name: 'I am still here' }).click()
    await count.waitFor({ state: 'detached' })
    expect(await page.getByLabel('First name').inputValue()).to.equal('Ben')
    await page.clock.runFor(61_000)
    await begin.waitFor()
    expect(await page.content()).not.to.match(/Ben/)
  })

  detail(
    'of the kiosk keep a name that is filled in without a key press while the seconds run [CHK-04]',
    async () => {
      const page = await product.arrive(KIOSK)
      await page.clock.install()
      await page.goto(`${onboard}?kiosk=true`)
      await page.getByRole('button', { name: 'Check in', exact: true }).click()
      const firstName = page.getByLabel('First name')
      await firstName.waitFor()
      await page.clock.runFor(5_000)
      await firstName.fill('Ana')
      await page.getByLabel('Last name').fill('Vital')
      expect(await firstName.inputValue()).to.equal('Ana')
    },
  )
})
