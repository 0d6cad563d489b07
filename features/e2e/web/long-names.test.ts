import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { chooseRole, next, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const FIRST_NAME = 'Maximilianalexandrinafredericawilhelmina'
const EMAIL = 'maximiliana.alexandrina.featherstonehaugh@a-talent-agency-with-a-long-name.example.com'

describe('long names and addresses on a phone', () => {
  const product = productInBrowser()

  /** @throws AssertionError when something reaches beyond the screen */
  async function expectToFit(page: Page, what: string): Promise<void> {
    const reached = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(reached, what).to.be.at.most(PHONE.width)
  }

  it('fit the review of a check-in and the status page', async () => {
    const director = await signIn(product.origin, 'director')
    const { studio_uri, _id } = await startSession(director, ['Barista', 'Regular'])
    const page = await product.arrive(PHONE)
    await page.goto(`/onboard/${studio_uri}/${_id}`)
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await page.getByLabel('First name').fill(FIRST_NAME)
    await page.getByLabel('Last name').fill('Featherstonehaugh')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByRole('textbox', { name: 'Phone' }).fill('(310) 555-0142')
    await next(page)
    await chooseRole(page, 'Barista')
    await next(page)
    await takePhoto(page)
    await next(page)
    await page.getByText(EMAIL).waitFor()
    await expectToFit(page, 'review')
    await page.getByLabel('I agree to the terms').check()
    await page.getByRole('button', { name: 'Continue to the Session' }).click()
    await page.getByText(FIRST_NAME).waitFor()
    await expectToFit(page, 'status page')
  })
})
