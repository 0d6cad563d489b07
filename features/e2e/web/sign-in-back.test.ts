import type { Page } from 'playwright-core'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { PHONE } from '../../support/browser.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('Back while signing in', () => {
  const product = productInBrowser()
  let scene: CastingScene
  let page: Page

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })

  before(async () => {
    scene = await castingScene(product.origin)
  })
  beforeEach(async () => {
    page = await product.arrive(PHONE)
    await page.goto('/book-a-demo')
    await page.goto('/login')
    await field('Email').fill(demoEmail('director'))
    await button('Continue with Email').click()
    await heading('Log In').waitFor()
  })

  it('goes one step back, keeps the address, and leaves from the first step', async () => {
    await page.getByText('Forgot password').click()
    await heading('Forgot Password').waitFor()
    await page.goBack()
    await heading('Log In').waitFor()
    await page.goBack()
    await heading('Sign in to Callboard').waitFor()
    await page.waitForFunction(
      (typed) => document.querySelector<HTMLInputElement>('[name=email]')?.value === typed,
      demoEmail('director'),
    )
    await page.goBack()
    await page.waitForURL('**/book-a-demo')
  })

  detail('is the effect of Prev, so that no step is gone through twice', async () => {
    await button('Prev').click()
    await heading('Sign in to Callboard').waitFor()
    await button('Continue with Email').click()
    await heading('Log In').waitFor()
    await button('Prev').click()
    await heading('Sign in to Callboard').waitFor()
    await page.goBack()
    await page.waitForURL('**/book-a-demo')
  })

  detail('leads a signed-in person out of the product past sign-in', async () => {
    await field('Password').fill(DEMO_PASSWORD)
    await button('Log In').click()
    await heading('Projects').waitFor()
    await page.goBack()
    await page.waitForURL('**/book-a-demo')
  })

  detail('closes nothing twice: a dialog that is closed takes its steps along', async () => {
    await page.goto('/book-a-demo')
    await page.goto(scene.booking)
    await page
      .getByRole('radiogroup', { name: /^Times on/ })
      .getByRole('radio')
      .first()
      .click()
    await page.getByRole('button', { name: /^Confirm \d/ }).click()
    await field('Email').fill(demoEmail('talent'))
    await button('Continue with Email').click()
    await field('Password').waitFor()
    await page.goBack()
    await field('Email').waitFor()
    await button('Continue with Email').click()
    await field('Password').waitFor()
    await button('Close').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction(() => !history.state?.usr?.signIn)
    await page.goBack()
    await page.waitForURL('**/book-a-demo')
  })
})
