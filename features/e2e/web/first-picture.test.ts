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

describe('the first picture of a page that anybody may open', () => {
  const product = productInBrowser()

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
})
