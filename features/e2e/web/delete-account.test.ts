import { expect } from 'chai'
import { bookedTalent } from '../../drivers/http/booked-talent.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the page that deletes an account, on a phone', () => {
  const product = productInBrowser({ asked: /422 .*auth.user/ })

  it('counts and names what goes, says what is kept, and signs out for good [ACC-14] [ACC-16]', async () => {
    const director = await signIn(product.origin, 'director')
    const { _id: session, dates } = await startSession(director, ['Barista'])
    const day = dates[1]!._id
    const talent = await bookedTalent(product.origin, director, { session, day })
    const page = await product.arrive(PHONE, talent.token)
    await page.goto('/delete-account')
    await page.getByText('1 appointment to come, cancelled').waitFor()
    await page.getByText(/, Barista: .*10:00 AM/).waitFor()
    await page.getByText('That an account was here, without name, address or number').waitFor()
    await page.getByText('They are not part of your account and stay.').waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).to.be.at.most(PHONE.width)

    const password = page.getByLabel('Password', { exact: true })
    await password.fill('not the password')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await page.getByText('The password is not right.').waitFor()
    await password.fill('a long enough secret')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await page.waitForURL('**/auth**')
    await page.getByRole('status').getByText('Your account is deleted.').waitFor()
    await page.goto('/profile')
    await page.getByRole('textbox', { name: /mail/i }).first().waitFor()
  })
})
