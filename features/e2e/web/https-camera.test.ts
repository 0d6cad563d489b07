import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { checkIn } from '../../drivers/ui/check-in-page.ts'
import { type CertifiedProduct, startCertified } from '../../peers/certified.ts'
import { openBrowser, People, PHONE } from '../../support/browser.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { detail } from '../support/detail.ts'
import { atEndOfEachTest } from '../support/end-of-each-test.ts'
import { watchServer } from '../support/product-for-tests.ts'

const NAME = 'casting.test'

interface Projects {
  readonly studios: readonly {
    readonly uri: string
    readonly sessions: readonly { readonly _id: string }[]
  }[]
}

/** Reads the projects as a director does, from a page of the product. */
const projectsOf = (page: Page): Promise<Projects> =>
  page.evaluate(
    async ({ email, password }) => {
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) })
      const reply = await fetch('/api/studio/get-many?take=50')
      return await reply.json()
    },
    { email: demoEmail('director'), password: DEMO_PASSWORD },
  )

describe('a phone on an install with its own certificate', () => {
  let product: CertifiedProduct
  let browser: Browser
  let people: People
  let path: string

  before(async () => {
    product = await startCertified(NAME)
    browser = await openBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`])
  })
  after(async () => {
    await browser?.close()
    await product?.stop()
  })
  beforeEach(async () => {
    people = new People(browser, product.origin, { ignoreHTTPSErrors: true })
    const page = await people.arrive(PHONE)
    await page.goto('/legal/privacy.html')
    const { studios } = await projectsOf(page)
    const [studio] = studios
    path = `/onboard/${studio!.uri}/${studio!.sessions[0]!._id}`
    await page.context().close()
  })
  watchServer(() => product)
  // The page of the privacy policy names no icon, so that the browser asks for one.
  atEndOfEachTest({ check: () => people.expectNoFault(/favicon/), keep: (folder) => people.keep(folder) })
  afterEach(() => people.leave())

  it('takes the photo of a check-in, and its page hears the lobby over wss [OPS-10]', async () => {
    const page = await people.arrive(PHONE)
    // The answer to a page that asked to join its room.
    const joined = page
      .waitForEvent('websocket', (line) => line.url().startsWith(`wss://${NAME}:`))
      .then((line) => line.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('43')))
    await page.goto(path)
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    await checkIn(page, 'Ana', 'Barista', 'Continue to the Session')
    await page.waitForURL('**/message/**')
    await joined
  })

  detail('is led from HTTP, where browsers give no camera, to the same page of HTTPS [OPS-10]', async () => {
    const page = await people.arrive(PHONE)
    const plain = `http://${NAME}/without-a-certificate`
    await page.route(plain, (route) => route.fulfill({ contentType: 'text/html', body: '<p>plain</p>' }))
    const hasCamera = () => page.evaluate(() => navigator.mediaDevices !== undefined)
    await page.goto(plain)
    expect(await hasCamera()).to.equal(false)
    await page.goto(`${product.plainOrigin}${path}?from=code`)
    expect(page.url()).to.equal(`${product.origin}${path}?from=code`)
    expect(await hasCamera()).to.equal(true)
  })
})
