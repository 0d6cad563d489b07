import { randomUUID } from 'node:crypto'
import { createUser, requestPasswordReset } from '@callboard/accounts/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { passBotCheck } from '../../drivers/http/bot-check.ts'
import { signIn } from '../../drivers/http/office.ts'
import { resetLink } from '../../drivers/http/reset-link.ts'
import { pair, typeCode, typePassword, typeRecoveryCode } from '../../drivers/ui/two-step.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { detail } from '../support/detail.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const PASSWORD = 'a long enough secret'
const NEW_PASSWORD = 'another long secret'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

describe('two-step sign-in', () => {
  const product = productInBrowser()

  /** A client of their own. */
  async function newClient(): Promise<string> {
    const email = `cleo-${randomUUID().slice(0, 8)}@example.com`
    const admin = await signIn(product.origin, 'admin')
    const names = { first_name: 'Cleo', last_name: 'Example' }
    await admin.call(createUser, { email, password: PASSWORD, user_type: 'client', ...names })
    return email
  }

  it('is set up in the profile, asked for when signing in, and given up again [ACC-18]', async () => {
    const email = await newClient()
    const page = await product.arrive(PHONE)
    await page.goto('/login')
    await typePassword(page, email, PASSWORD)
    await page.getByRole('heading', { name: 'Your castings' }).waitFor()
    await page.goto('/profile')
    const part = page.getByRole('region', { name: 'Two-step sign-in' })
    await part.getByText('It is off.').waitFor()
    await part.getByRole('link', { name: 'Set up' }).click()
    await button(page, 'Set up').click()
    const { secret, recovery } = await pair(page)
    await page.getByText('It is on. 10 recovery codes are left.').waitFor()

    await page.context().clearCookies()
    await page.goto('/login')
    await typePassword(page, email, PASSWORD)
    await heading(page, 'Enter your code').waitFor()
    await box(page, 'Code').fill('000000')
    await button(page, 'Log In').click()
    await page.getByText('This code is not right or was used already.').waitFor()
    await typeCode(page, secret, 1)
    await page.getByRole('heading', { name: 'Your castings' }).waitFor()

    await page.context().clearCookies()
    await page.goto('/login')
    await typePassword(page, email, PASSWORD)
    await typeRecoveryCode(page, recovery[0]!.toLowerCase())
    await page.getByRole('heading', { name: 'Your castings' }).waitFor()

    await page.goto('/two-step-sign-in')
    await page.getByText('It is on. 9 recovery codes are left.').waitFor()
    await button(page, 'Turn off').click()
    const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in' })
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await dialog.getByRole('textbox', { name: 'Code' }).fill(recovery[1]!)
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await page.getByText('It is off.').waitFor()
  })

  it('leads from the mailed link to the account, with the token in no address [ACC-07]', async () => {
    const email = await newClient()
    const admin = await signIn(product.origin, 'admin')
    const visitor = new ApiClient(product.origin)
    await visitor.call(requestPasswordReset, { email, captcha: await passBotCheck(visitor) })
    const link = await resetLink(admin, email)
    const page = await product.arrive(DESK)
    await page.goto(link)
    await box(page, 'Password').waitFor()
    expect(new URL(page.url()).search).to.equal('')
    await page.reload()
    await box(page, 'Password').fill(NEW_PASSWORD)
    await box(page, 'Confirm Password').fill(NEW_PASSWORD)
    await button(page, 'Reset Request').click()
    await page.getByRole('heading', { name: 'Your castings' }).waitFor()

    await page.context().clearCookies()
    await page.goto(link)
    await heading(page, 'This link no longer works').waitFor()
    await page.getByRole('link', { name: 'Send Reset Request' }).click()
    await page.waitForURL('**/reset-password-request')
  })
})

describe('a sign-in that is no longer fresh', () => {
  // The first answer is a refusal, made here: the server's own are tried without a browser.
  const product = productInBrowser({ asked: REFUSED })

  detail('is proved in a dialog, and what was asked for goes on by itself [ACC-18]', async () => {
    const admin = await signIn(product.origin, 'admin')
    const email = `cleo-${randomUUID().slice(0, 8)}@example.com`
    const names = { first_name: 'Cleo', last_name: 'Example' }
    await admin.call(createUser, { email, password: PASSWORD, user_type: 'client', ...names })
    const page = await product.arrive(DESK, admin.token)
    const error = { code: 'stale_sign_in', message: 'Please confirm that it is you.', request_id: 'x' }
    await page.route('**/api/auth/user/*', (route) => route.fulfill({ status: 403, json: { error } }), {
      times: 1,
    })
    await page.goto(`/callboard-admin?email=${encodeURIComponent(email)}`)
    await page.getByRole('button', { name: `Edit ${email}` }).click()
    const drawer = page.getByRole('dialog', { name: 'Edit user' })
    await drawer.getByRole('textbox', { name: 'First name' }).fill('Clementine')
    await drawer.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong words')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('The password is not right.').waitFor()
    await dialog.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(`${email} is saved.`).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('an install where super admins must have a second factor', () => {
  const own = ownProduct(() => ({ CALLBOARD_SECOND_FACTOR: 'required' }))
  const product = productInBrowser({ product: own })

  detail('leads one without it to set it up, before anything else opens [ACC-18]', async () => {
    const page = await product.arrive(DESK)
    await page.goto('/callboard-admin')
    await page.waitForURL('**/auth')
    await typePassword(page, demoEmail('admin'), DEMO_PASSWORD)
    await heading(page, 'Set up two-step sign-in').waitFor()
    await page.goto('/callboard-admin')
    await page.waitForURL('**/auth')
    await typePassword(page, demoEmail('admin'), DEMO_PASSWORD)
    await pair(page)
    await page.waitForURL('**/callboard-admin')
    await page.getByRole('tab', { name: 'Users' }).waitFor()
  })
})
