import { expect } from 'chai'
import type { Page, Route } from 'playwright-core'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const SCRIPTS = '**/*.js'

describe('a part of a page that loads when it is wanted', () => {
  const product = productInBrowser({ asked: /Failed to load resource|Loading chunk/ })

  /** The projects of a director, whose further scripts all meet this answer from now on. */
  async function projectsThat(answer: (route: Route) => Promise<void>): Promise<Page> {
    const page = await product.arrive(DESK, (await signIn(product.origin, 'director')).token)
    // Nothing is fetched ahead of its time.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto('/projects', { waitUntil: 'networkidle' })
    await page.route(SCRIPTS, answer)
    return page
  }
  const keyList = (page: Page) => page.getByRole('dialog', { name: 'Keys' })

  it('comes once the server is back, and its page stands meanwhile [APP-16]', async () => {
    const page = await projectsThat((route) => route.abort())
    const again = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await page.keyboard.press('?')
    await again
    expect(await page.getByRole('main').isVisible()).to.equal(true)
    await page.unroute(SCRIPTS)
    await keyList(page).waitFor()
  })

  detail('takes what is typed for it while it loads, and the page does not [APP-16] [LOB-18]', async () => {
    const asked = Promise.withResolvers<void>()
    const here = Promise.withResolvers<void>()
    const page = await projectsThat(async (route) => {
      asked.resolve()
      await here.promise
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await asked.promise
    await page.keyboard.type('?cale')
    await page.keyboard.press('Backspace')
    here.resolve()
    const field = page.getByRole('combobox', { name: 'Find talent, session, project' })
    await field.waitFor()
    await page.waitForFunction(
      (one) => (one as HTMLInputElement).value === '?cal',
      await field.elementHandle(),
    )
    expect(await keyList(page).count()).to.equal(0)
  })

  detail('leaves its page standing when a newer version has taken its place [APP-16]', async () => {
    const page = await projectsThat((route) => route.fulfill({ status: 404 }))
    const fault = Promise.race([
      page.waitForEvent('pageerror', ({ message }) => message.includes('Loading chunk')),
      page.waitForEvent('console', (line) => line.text().includes('Loading chunk')),
    ])
    await page.keyboard.press('?')
    await fault
    expect(await page.getByRole('main').isVisible()).to.equal(true)
  })

  detail('leaves an open list on the page while it does not come [APP-16]', async () => {
    const page = await product.arrive(DESK, (await signIn(product.origin, 'director')).token)
    const asked = Promise.withResolvers<void>()
    await page.route(SCRIPTS, async (route) => {
      const script = await route.fetch()
      // The part of the toasts, which the page asks for by itself, never gets an answer.
      if ((await script.text()).includes('toaster-root')) asked.resolve()
      else await route.fulfill({ response: script })
    })
    await page.goto('/projects')
    await page.getByRole('main').waitFor()
    await page.keyboard.press('?')
    await asked.promise
    await keyList(page).waitFor()
  })
})
