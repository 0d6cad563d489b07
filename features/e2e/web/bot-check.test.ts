import { randomUUID } from 'node:crypto'
import { captchaChallenge, requestPasswordReset } from '@callboard/accounts/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { solvedChallenge } from '../../../core/src/testing/solved-challenge.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { checkIn } from '../../drivers/ui/check-in-page.ts'
import { PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const HALF_AN_HOUR = 30 * 60_000
const CHALLENGE = `**/api${captchaChallenge.path}`

describe('the bot check of a form', () => {
  const product = productInBrowser({ asked: REFUSED })

  /** What the page asked the server for, by the ends of the addresses. */
  const callsOf = (page: Page) => {
    const calls: string[] = []
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname.replace('/api', '')))
    return (path: string) => calls.filter((call) => call === path).length
  }
  /** The next challenge that the page asks for is one whose answer was used before. */
  async function giveUsedChallenge(page: Page): Promise<void> {
    const other = new ApiClient(product.origin)
    const reply = await other.call(captchaChallenge, {})
    const captcha = await solvedChallenge(reply.challenge)
    await other.call(requestPasswordReset, { email: `nobody-${randomUUID()}@example.com`, captcha })
    await page.route(CHALLENGE, (route) => route.fulfill({ json: reply }), { times: 1 })
  }
  const expectNothingShown = async (page: Page) => {
    expect(await page.getByText(/captcha|robot|verif/i).count()).to.equal(0)
    expect(await page.locator('iframe').count()).to.equal(0)
  }

  async function goToSignUp(page: Page): Promise<void> {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(`tess-${randomUUID().slice(0, 8)}@example.com`)
    await page.getByRole('button', { name: 'Continue with Email' }).click()
    await page.getByRole('heading', { name: 'Sign Up' }).waitFor()
  }
  async function signUp(page: Page): Promise<void> {
    await page.getByRole('radio', { name: 'Client' }).check()
    await page.getByRole('textbox', { name: 'First name' }).fill('Tess')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Example')
    await page.getByLabel('Password', { exact: true }).fill('a long enough secret')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByRole('heading', { name: 'Your castings' }).waitFor()
  }
  async function goToCheckIn(page: Page): Promise<void> {
    const director = await signIn(product.origin, 'director')
    const { studio_uri, _id } = await startSession(director, ['Barista'])
    await page.goto(`/onboard/${studio_uri}/${_id}`)
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    await page.getByLabel('First name').waitFor()
  }
  const end = (page: Page) => page.waitForURL('**/message/**')

  detail('is made beside the page while the form is filled in, and shows nothing [ACC-05]', async () => {
    const page = await product.arrive(PHONE)
    const worker = page.waitForEvent('worker')
    const count = callsOf(page)
    await goToSignUp(page)
    await worker
    await expectNothingShown(page)
    await signUp(page)
    expect([count('/auth/captcha-challenge'), count('/auth/register')]).to.deep.equal([1, 1])
  })

  it('lets a guest check in on a phone, unseen [ACC-05]', async () => {
    const page = await product.arrive(PHONE)
    const count = callsOf(page)
    await goToCheckIn(page)
    await expectNothingShown(page)
    await checkIn(page, 'Ana', 'Barista', 'Continue to the Session')
    await end(page)
    expect([count('/auth/captcha-challenge'), count('/records')]).to.deep.equal([1, 1])
  })

  detail('is made anew without a word when the form was open for longer than an answer lasts', async () => {
    const page = await product.arrive(PHONE)
    await page.clock.install()
    const count = callsOf(page)
    await goToSignUp(page)
    await page.clock.fastForward(HALF_AN_HOUR)
    await signUp(page)
    expect([count('/auth/captcha-challenge'), count('/auth/register')]).to.deep.equal([2, 1])
  })

  it('is made anew without a word when the server does not take the answer: sign-up [ACC-05]', async () => {
    const page = await product.arrive(PHONE)
    await giveUsedChallenge(page)
    const count = callsOf(page)
    await goToSignUp(page)
    await signUp(page)
    expect([count('/auth/captcha-challenge'), count('/auth/register')]).to.deep.equal([2, 2])
  })

  detail(
    'is made anew without a word when the server does not take the answer: check-in [ACC-05]',
    async () => {
      const page = await product.arrive(PHONE)
      await giveUsedChallenge(page)
      const count = callsOf(page)
      await goToCheckIn(page)
      await checkIn(page, 'Ben', 'Barista', 'Continue to the Session')
      await end(page)
      expect([count('/auth/captcha-challenge'), count('/records')]).to.deep.equal([2, 2])
    },
  )

  detail('is made anew without a word when the server does not take the answer: reset request', async () => {
    const page = await product.arrive(PHONE)
    await giveUsedChallenge(page)
    const count = callsOf(page)
    await page.goto('/reset-password-request')
    await page.getByRole('textbox', { name: 'Email' }).fill(`nobody-${randomUUID()}@example.com`)
    await page.getByRole('button', { name: 'Send Reset Request' }).click()
    await page.getByText('Please check you email for the reset link!').waitFor()
    expect([count('/auth/captcha-challenge'), count('/auth/reset-password-request')]).to.deep.equal([2, 2])
  })

  detail('is made on the page itself where there are no workers', async () => {
    const page = await product.arrive(PHONE)
    await page.addInitScript('delete globalThis.Worker')
    await goToSignUp(page)
    await signUp(page)
  })
})
