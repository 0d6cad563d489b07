import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { signIn as signInOnPage } from '../../drivers/ui/sign-in.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { pathOf } from './path-of.ts'

describe('a screen that is asked for the wrong thing with signing in', () => {
  const product = productInBrowser({ asked: REFUSED })
  let session: SessionView

  before(async () => {
    session = await startSession(await signIn(product.origin, 'director'), ['Barista'])
  })

  const typeEmail = async (page: Page, email: string) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Continue with Email' }).click()
  }

  it('sends a visitor of a guarded page to sign in, and back to the saved address [APP-02]', async () => {
    const page = await product.arrive(DESK)
    const wanted = `/video/${session.studio_uri}/${session._id}?tab=archived`
    await page.goto(wanted)
    await page.waitForURL('**/auth')
    await signInOnPage(page, 'director')
    await page.waitForURL((url) => url.pathname.startsWith('/video/'))
    expect(pathOf(page)).to.equal(wanted)
  })

  detail('leads talent from a studio address to its check-in [APP-02]', async () => {
    const page = await product.arrive(PHONE)
    const place = `${session.studio_uri}/${session._id}`
    await page.goto(`/studio/${place}`)
    await page.waitForURL('**/auth')
    await signInOnPage(page, 'talent')
    await page.waitForURL((url) => url.pathname === `/onboard/${place}`)
    await page.getByLabel('First name').waitFor()
  })

  detail('never saves the address of an open page, nor leaves it [APP-02]', async () => {
    const page = await product.arrive(PHONE)
    for (const path of [
      `/message/${UNKNOWN_ID}`,
      `/onboard/another/${UNKNOWN_ID}`,
      `/posting-link-page/x/${UNKNOWN_ID}`,
    ]) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      expect(pathOf(page)).to.equal(path)
      expect(await page.evaluate(() => sessionStorage.length)).to.equal(0)
    }
  })

  detail(
    'names the missing field: a valid e-mail, then a password, then the right one [ACC-04]',
    async () => {
      const page = await product.arrive(PHONE)
      await page.goto('/login')
      await typeEmail(page, '')
      await page.getByText('Valid Email is required').waitFor()
      for (const wrong of [
        'ana',
        'ana@',
        'ana@example',
        'a b@example.com',
        `${'a'.repeat(250)}@example.com`,
      ]) {
        await page.getByRole('textbox', { name: 'Email' }).fill(wrong)
        await page.getByRole('button', { name: 'Continue with Email' }).click()
        await page.getByText('Valid Email is required').waitFor()
      }
      await page.getByRole('textbox', { name: 'Email' }).fill(demoEmail('manager'))
      await page.getByRole('button', { name: 'Continue with Email' }).click()
      await page.getByRole('button', { name: 'Log In' }).click()
      await page.getByText('Password is required').waitFor()
      const password = page.getByRole('textbox', { name: 'Password' })
      await password.fill('not the password')
      await page.getByRole('button', { name: 'Log In' }).click()
      await page.getByText('E-mail or password is not right.').waitFor()
      expect(await password.inputValue()).to.equal('not the password')
      await password.fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Log In' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    },
  )
})
