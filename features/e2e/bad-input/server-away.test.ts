import type { SessionView } from '@callboard/projects/contract'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { isSoak } from '../support/rounds.ts'
import { goToPhotoStep, goToReview } from './check-in-steps.ts'

/** Each says the same on all of them. */
const WATCHED = isSoak ? [DESK, PHONE] : [PHONE]

describe('a screen that is asked for the wrong thing while the server is away', () => {
  const product = productInBrowser({ asked: REFUSED })
  let director: ApiClient
  let session: SessionView

  before(async () => {
    director = await signIn(product.origin, 'director')
    session = await startSession(director, ['Barista'])
  })

  /** Every call fails as if the server were away, until the returned function is called. */
  async function away(page: Page): Promise<() => Promise<void>> {
    const calls = (url: URL) => url.pathname.startsWith('/api/') && url.pathname !== '/api/auth/who-am-i'
    await page.route(calls, (route) => route.abort('connectionrefused'))
    return () => page.unroute(calls)
  }

  const places: readonly (readonly [string, () => string, () => ApiClient | undefined, string])[] = [
    ['the check-in page', () => `/onboard/${session.studio_uri}/${session._id}`, () => undefined, 'Check in'],
    ['the live room', () => `/studio/${session.studio_uri}/${session._id}`, () => director, 'Record'],
    ['the projects', () => '/', () => director, '+ Create Project'],
    ['the session', () => `/session/${session.studio_uri}/edit/${session._id}`, () => director, '+ Add Date'],
  ]
  for (const [what, path, who, button] of places) {
    detail(`${what} says so, and opens after Retry once it is back [APP-20]`, async () => {
      for (const size of WATCHED) {
        const page = await product.arrive(size, who()?.token)
        const back = await away(page)
        await page.goto(path())
        const failed = page
          .getByRole('alert')
          .filter({ has: page.getByRole('button', { name: 'Retry' }) })
          .first()
        await failed.filter({ hasText: 'Check your connection, then try again.' }).waitFor()
        await back()
        await failed.getByRole('button', { name: 'Retry' }).click()
        await page.getByRole('button', { name: button }).first().waitFor()
      }
    })
  }

  it('the last step of a check-in keeps the typed text, and gets in once it is back [APP-20]', async () => {
    const page = await product.arrive(PHONE)
    await goToPhotoStep(page, session, 'Zoe')
    await goToReview(page)
    await page.getByLabel('I agree to the terms').check()
    const back = await away(page)
    await page.getByRole('button', { name: 'Continue to the Session' }).click()
    await page.getByRole('alert').filter({ hasText: 'Check your connection, then try again.' }).waitFor()
    await back()
    await page.getByRole('button', { name: 'Continue to the Session' }).click()
    await page.waitForURL('**/message/*')
  })
})
