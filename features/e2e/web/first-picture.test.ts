import { makeBoardLink } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Calls of the page that the browser made because the server had named them, and how often each was made in all. */
const namedCalls = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, initiatorType }) => ({ path: new URL(name).pathname, initiatorType }))
      .filter(({ path }) => path.startsWith('/api/'))
    const named = calls.filter(({ initiatorType }) => initiatorType === 'link').map(({ path }) => path)
    return Object.fromEntries(named.map((path) => [path, calls.filter((call) => call.path === path).length]))
  })

/** The ground of the page as the browser paints it: of the page's styles, or its own where there are none yet. */
const ground = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
    document.body.style.backgroundColor = 'Canvas'
    const own = getComputedStyle(document.body).backgroundColor
    document.body.style.backgroundColor = ''
    return own
  })

describe('the first picture of a page that anybody may open', () => {
  // Scripts that do not come are failed loads on purpose.
  const product = productInBrowser({ asked: /Failed to load resource/ })

  it('is drawn from answers that came with the page, each asked for once [PER-15]', async () => {
    const scene = await castingScene(product.origin)
    const director = new ApiClient(product.origin, scene.director)
    const { address } = await director.call(makeBoardLink, { session: scene.session })
    const page = await product.arrive(PHONE)
    const link = scene.postingLink.split('/').at(-1)
    const board = new URL(address!).pathname
    const settled = [
      ['/auth', '/auth/providers'],
      [scene.onboard, scene.onboard],
      [scene.postingLink, `/studio/posting-link-by-id/${link}`],
    ] as const
    for (const [path, answer] of settled) {
      await page.goto(path)
      await page.locator('main h1').first().waitFor()
      expect(await namedCalls(page), path).to.deep.equal({ '/api/auth/who-am-i': 1, [`/api${answer}`]: 1 })
    }
    const { uri, posting } = scene.places
    await page.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await page.locator('main h1').first().waitFor()
    expect(await namedCalls(page)).to.deep.equal({
      '/api/auth/who-am-i': 1,
      [`/api/postingpage/${posting}`]: 1,
    })
    // These pages ask once more when they have entered the room of their signals.
    for (const [path, answer] of [
      [board, board],
      [scene.booking, `/sessions/${scene.session}`],
    ] as const) {
      await page.goto(path)
      await page.locator('main h1').first().waitFor()
      expect(await namedCalls(page), path).to.include.keys(`/api${answer}`)
    }
  })

  it('is dark where takes are judged, before any script and before the part that draws it', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(PHONE, scene.director)
    await page.route('**/*.{js,css}', (route) => route.abort())
    for (const path of [scene.review, scene.live, scene.postingLink]) {
      await page.goto(path)
      expect(await ground(page), path).to.equal('rgb(18, 18, 18)')
    }
    await page.goto('/calendar')
    expect(await ground(page)).to.equal('rgb(255, 255, 255)')
    await page.unroute('**/*.{js,css}')
    const held = Promise.withResolvers<void>()
    await page.route('**/mfe/review/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(scene.review)
    await page.getByRole('banner').waitFor()
    expect(await ground(page), 'with the shell alone').to.equal('rgb(20, 19, 17)')
    held.resolve()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await ground(page)).to.equal('rgb(20, 19, 17)')
    await page.getByRole('link', { name: 'Projects' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor()
    expect(await ground(page), 'back among papers').to.equal('rgb(250, 249, 247)')
  })
})
