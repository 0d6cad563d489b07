import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { PHONE } from '../../support/browser.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('signing in', () => {
  const product = productInBrowser()
  let page: Page

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })

  beforeEach(async () => {
    page = await product.arrive(PHONE)
    await page.goto('/login')
  })

  it('goes from the e-mail to the password of a known account, and back by Prev [ACC-01]', async () => {
    await field('Email').fill(demoEmail('director').toUpperCase())
    await button('Continue with Email').click()
    await heading('Log In').waitFor()
    await button('Prev').click()
    await field('Email').waitFor()
    await button('Continue with Email').click()
    await field('Password').fill('not the password')
    await button('Log In').click()
    await page.getByText('E-mail or password is not right.').waitFor()
    await field('Password').fill(DEMO_PASSWORD)
    await button('Log In').click()
    await heading('Projects').waitFor()
  })

  it('goes from the e-mail to sign-up for a new one [ACC-01]', async () => {
    await field('Email').fill(`cleo-${randomUUID().slice(0, 8)}@example.com`)
    await button('Continue with Email').click()
    await heading('Sign Up').waitFor()
    for (const type of ['Client', 'Talent', 'Casting Professional'])
      await page.getByRole('radio', { name: type }).waitFor()
    await button('Sign Up').click()
    await page.getByText('Choose what the account is for').waitFor()
    await page.getByRole('radio', { name: 'Client' }).check()
    await field('First name').fill('Cleo')
    await field('Last name').fill('Example')
    await field('Password').fill('a long enough secret')
    await button('Sign Up').click()
    await page.getByRole('heading', { name: 'Your castings' }).waitFor()
  })

  detail('lets a person of the demo in by one press, and goes with the keyboard from the start', async () => {
    await page.waitForFunction(() => document.activeElement?.matches('[name=email]') ?? false)
    const people = page.getByRole('region', { name: 'This is a demo. Sign in as' })
    await people.getByRole('button', { name: /Session manager/ }).waitFor()
    await people.getByRole('button', { name: /Casting director/ }).click()
    await heading('Projects').waitFor()
  })

  detail('has a way for a forgotten password [ACC-01]', async () => {
    await field('Email').fill(demoEmail('client'))
    await button('Continue with Email').click()
    await page.getByText('Forgot password', { exact: false }).click()
    await heading('Forgot Password').waitFor()
    await button('Submit').click()
    await page.getByText('Please check you email for the reset link!').waitFor()
  })
})
