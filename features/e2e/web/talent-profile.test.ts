import { expect } from 'chai'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { PHONE } from '../../support/browser.ts'
import { waitingPhoto } from '../../support/photo.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the profile of a talent, on a phone', () => {
  const product = productInBrowser()

  it('is completed on the way to a check-in and leads back to it [ACC-10] [ACC-11] [ACC-13]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const talent = await signUpTalent(product.origin, 'Tess')
    const page = await product.arrive(PHONE, talent.token)
    await page.goto(`/onboard/${session.studio_uri}/${session._id}`)
    await page.getByRole('link', { name: 'Complete your profile and continue' }).click()
    await page.getByRole('heading', { name: 'Complete your profile and continue' }).waitFor()

    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByText('Please upload a Headshot').waitFor()
    await page.getByText('Phone number required').waitFor()
    const buffer = Buffer.from(await waitingPhoto().arrayBuffer())
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('img', { name: 'Headshot 1' }).waitFor()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('3105550123')

    await page.getByRole('tab', { name: 'Account' }).click()
    await page.getByLabel('Old password').waitFor()
    await page.getByRole('link', { name: 'Delete Account' }).waitFor()
    await page.getByRole('tab', { name: 'About Me' }).click()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).to.be.at.most(PHONE.width)
    await page.getByRole('button', { name: 'Save and continue' }).click()

    await page.waitForURL('**/onboard/**')
    await page.getByText('(310) 555-0123').waitFor()
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Go back to session' }).click()
    await page.waitForURL('**/onboard/**')
  })
})
