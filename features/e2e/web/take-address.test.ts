import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { expectPlaying, seek } from '../../drivers/ui/video.ts'
import { DESK, REFUSED } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Serves the first half of a file at the address that is asked for first, and refuses that address once it is over. */
async function expiringAddress(page: Page, size: number) {
  const half = Math.floor(size / 2)
  const over = Promise.withResolvers<void>()
  let first: string | undefined
  await page.route('**/blobs/videos/**/take.mp4?**', async (route) => {
    const url = route.request().url()
    first ??= url
    if (url !== first) return await route.continue()
    const headers = await route.request().allHeaders()
    const start = Number(/bytes=(\d+)/.exec(headers.range ?? '')?.[1] ?? 0)
    if (start < half) {
      const range = `bytes=${start}-${half - 1}`
      return await route.fulfill({ response: await route.fetch({ headers: { ...headers, range } }) })
    }
    await over.promise
    await route.fulfill({ status: 403, body: 'This link is not valid or no longer valid.' })
  })
  return over.resolve
}

describe('the address of a take', () => {
  const product = productInBrowser({ asked: REFUSED })

  it('that expires while the take is paused is renewed: a seek plays on from there without a reload [SEC-05]', async () => {
    const scene = await castingScene(product.origin)
    const director = new ApiClient(product.origin, scene.director)
    const shownTake = async () => {
      const { groups } = await director.call(getReview, { session: scene.session })
      return groups.flatMap(({ videos }) => videos)[0]!
    }
    const take = await shownTake()
    const page = await product.arrive(DESK, scene.director)
    const expire = await expiringAddress(page, take.size)
    await page.goto(scene.review)
    await page.locator('.review-cardOpen').first().click()
    const video = page.getByRole('region', { name: /^Takes of/ }).locator('video')
    await video.waitFor()
    // A take begins by itself after a second: paused before, it would play on later.
    await until('the take has begun', () =>
      video.evaluate(({ paused, currentTime }: HTMLVideoElement) => !paused && currentTime > 0),
    )
    const before = await video.evaluate((element: HTMLVideoElement) => {
      element.pause()
      return element.currentSrc
    })
    // Addresses that are signed in the same second are equal; one that has expired was signed before.
    await until(
      'the address is another one',
      async () => new URL((await shownTake()).url!, page.url()).href,
      (address) => address !== before,
    )
    expire()
    const aim = take.duration * 0.8
    await seek(video, aim)
    await video.evaluate((element: HTMLVideoElement) => void element.play())
    await expectPlaying(video)
    const after = await video.evaluate((element: HTMLVideoElement) => ({
      at: element.currentTime,
      src: element.currentSrc,
      loads: performance.getEntriesByType('navigation').length,
    }))
    expect(after.at).to.be.at.least(aim - 0.05)
    expect(after.src).not.to.equal(before)
    expect(after.loads).to.equal(1)
  })
})
