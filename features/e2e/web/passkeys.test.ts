import { randomUUID } from 'node:crypto'
import { createUser } from '@callboard/accounts/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { signIn } from '../../drivers/http/office.ts'
import { giveDevice } from '../../drivers/ui/passkeys.ts'
import { pair, typeCode, typePassword } from '../../drivers/ui/two-step.ts'
import { freePort } from '../../peers/free-port.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { detail } from '../support/detail.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const PASSWORD = 'a long enough secret'
const REMOVED = 'This passkey does not sign in here. Try another one or use your password.'
const NOT_USED = 'No passkey was used. Try again or use your password.'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const part = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const isIn = (page: Page) => page.getByRole('heading', { name: 'Your castings' }).waitFor()

/** Browsers have passkeys for host names only, so the product has one here. */
async function onLocalhost(settings: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> {
  const port = String(await freePort())
  return { PORT: port, CALLBOARD_PUBLIC_URL: `http://localhost:${port}`, ...settings }
}

async function signOut(page: Page): Promise<void> {
  // What the page is still asking for would be refused without the cookie.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
}

describe('passkeys', () => {
  // A call is refused here once, as for a sign-in that is no longer fresh.
  const product = productInBrowser({ product: ownProduct(onLocalhost), asked: REFUSED })

  /** A client of their own, signed in on a page whose device can keep passkeys. */
  async function newClient(viewport = DESK) {
    const email = `cleo-${randomUUID().slice(0, 8)}@example.com`
    const admin = await signIn(product.origin, 'admin')
    const names = { first_name: 'Cleo', last_name: 'Example' }
    await admin.call(createUser, { email, password: PASSWORD, user_type: 'client', ...names })
    const page = await product.arrive(viewport)
    const device = await giveDevice(page)
    await page.goto('/login')
    await typePassword(page, email, PASSWORD)
    await isIn(page)
    return { email, page, device }
  }

  async function addPasskey(page: Page): Promise<void> {
    await page.goto('/profile')
    await part(page).getByText('You have none.').waitFor()
    await button(page, 'Add a passkey').click()
    await part(page).getByRole('listitem').getByText('Passkey 1').waitFor()
  }

  it('are added in the profile, sign in with no word typed, confirm it, and sign in no more once removed [ACC-18]', async () => {
    const { page, device } = await newClient(PHONE)
    await addPasskey(page)
    await button(page, 'Add a passkey').click()
    await part(page).getByText('Your account has a passkey on this device already.').waitFor()
    await button(page, 'Rename Passkey 1').click()
    const naming = page.getByRole('dialog', { name: 'Rename passkey' })
    await naming.getByRole('textbox', { name: 'Name' }).fill('Work phone')
    await button(page, 'Rename').click()
    await part(page).getByText('Work phone').waitFor()

    await signOut(page)
    await device.confirms(false)
    await button(page, 'Sign in with a passkey').click()
    await page.getByText(NOT_USED).waitFor()
    await device.confirms(true)
    await button(page, 'Sign in with a passkey').click()
    await isIn(page)

    await page.goto('/profile')
    await part(page).getByText('last used').waitFor()
    const error = { code: 'stale_sign_in', message: 'Please confirm that it is you.', request_id: 'x' }
    await page.route('**/api/auth/passkeys/*', (route) => route.fulfill({ status: 403, json: { error } }), {
      times: 1,
    })
    await button(page, 'Remove Work phone').click()
    await page
      .getByRole('dialog', { name: 'Remove Work phone?' })
      .getByRole('button', { name: 'Remove' })
      .click()
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await device.confirms(false)
    await proof.getByRole('button', { name: 'Use a passkey' }).click()
    await proof.getByText(NOT_USED).waitFor()
    await device.confirms(true)
    await proof.getByRole('button', { name: 'Use a passkey' }).click()
    await part(page).getByText('You have none.').waitFor()

    await signOut(page)
    await button(page, 'Sign in with a passkey').click()
    await page.getByText(REMOVED).waitFor()
    expect(await page.context().cookies()).to.deep.equal([])
  })

  detail(
    'confirm the deletion of the account, which asks for no password then [ACC-14] [ACC-18]',
    async () => {
      const { page } = await newClient(PHONE)
      await addPasskey(page)
      await page.goto('/delete-account')
      await page.getByText('you confirm it with a passkey or your password first').waitFor()
      expect(await page.getByLabel('Password').count()).to.equal(0)
      const error = { code: 'stale_sign_in', message: 'Please confirm that it is you.', request_id: 'x' }
      await page.route('**/api/auth/user/*', (route) => route.fulfill({ status: 403, json: { error } }), {
        times: 1,
      })
      await button(page, 'Delete Account').click()
      await button(page, 'Use a passkey').click()
      await page.waitForURL(({ pathname }) => pathname === '/auth')
      await page.goto('/login')
      await button(page, 'Sign in with a passkey').click()
      await page.getByText(REMOVED).waitFor()
    },
  )

  detail('do as the second step, beside the code of the app [ACC-18]', async () => {
    const { email, page } = await newClient()
    await addPasskey(page)
    await page.goto('/two-step-sign-in')
    await button(page, 'Set up').click()
    const { secret } = await pair(page)
    await signOut(page)
    await typePassword(page, email, PASSWORD)
    await heading(page, 'Enter your code').waitFor()
    await button(page, 'Use a passkey').click()
    await isIn(page)
    await signOut(page)
    await typePassword(page, email, PASSWORD)
    await typeCode(page, secret, 1)
    await isIn(page)
  })
})

describe('passkeys where super admins must have a second factor', () => {
  const own = ownProduct(() => onLocalhost({ CALLBOARD_SECOND_FACTOR: 'required' }))
  const product = productInBrowser({ product: own })

  detail(
    'are set up in place of an app, and asked for after the password from then on [ACC-18]',
    async () => {
      const page = await product.arrive(DESK)
      await giveDevice(page)
      await page.goto('/login')
      await typePassword(page, demoEmail('admin'), DEMO_PASSWORD)
      await heading(page, 'Set up two-step sign-in').waitFor()
      await button(page, 'Add a passkey').click()
      await page.waitForURL(({ pathname }) => pathname === '/')
      await signOut(page)
      await typePassword(page, demoEmail('admin'), DEMO_PASSWORD)
      await heading(page, 'Use your passkey').waitFor()
      await button(page, 'Use a passkey').click()
      await page.waitForURL(({ pathname }) => pathname === '/')
    },
  )
})

describe('passkeys where the address of the install is an IP', () => {
  const product = productInBrowser()

  detail('are not offered', async () => {
    const { token } = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, token)
    await page.goto('/profile')
    await page.getByRole('region', { name: 'Your data' }).waitFor()
    await part(page).waitFor({ state: 'detached' })
    await signOut(page)
    await button(page, 'Continue with Email').waitFor()
    await button(page, 'Sign in with a passkey').waitFor({ state: 'detached' })
  })
})
