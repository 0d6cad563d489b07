import { changePostedVideo, getPage, updateLink } from '@callboard/posting/contract'
import { getSession } from '@callboard/projects/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { expectPlaying, seek } from '../../drivers/ui/video.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Serves the first half of a file at the address that is asked for first, and refuses that address once it is over. */
async function expiringAddress(page: Page, size: number) {
  const half = Math.floor(size / 2)
  const over = Promise.withResolvers<void>()
  // The wall may ask by one address while it is pointed at, and the open group by a later one.
  const expiring = new Set<string>()
  let isOver = false
  await page.route('**/blobs/videos/**/take.mp4?**', async (route) => {
    const url = route.request().url()
    if (!isOver) expiring.add(url)
    if (!expiring.has(url)) return await route.continue()
    const headers = await route.request().allHeaders()
    const start = Number(/bytes=(\d+)/.exec(headers.range ?? '')?.[1] ?? 0)
    if (start < half) {
      const range = `bytes=${start}-${half - 1}`
      return await route.fulfill({ response: await route.fetch({ headers: { ...headers, range } }) })
    }
    await over.promise
    await route.fulfill({ status: 403, body: 'This link is not valid or no longer valid.' })
  })
  return () => {
    isOver = true
    over.resolve()
  }
}

/** Goes to a second whose part of the file is refused. @param expire ends the address */
async function seekAsItExpires(video: Locator, seconds: number, expire: () => void): Promise<void> {
  await video.evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to
  }, seconds)
  expire()
  await seek(video, seconds)
}

/** In seconds since 1970: addresses of the page are good for 50. */
const signedAt = (address: string) => Number(new URL(address).searchParams.get('expires')) - 50

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
    await page.locator('.take-card-root').first().click()
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
    const aim = take.duration * 0.8
    await seekAsItExpires(video, aim, expire)
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

  describe('on a posting page', () => {
    let scene: CastingScene
    let director: ApiClient
    let studio: string

    beforeEach(async () => {
      scene = await castingScene(product.origin)
      director = new ApiClient(product.origin, scene.director)
      studio = (await director.call(getSession, { id: scene.session })).studio
    })

    /** A visitor has opened the page by its link. */
    const visit = async (size: { width: number; height: number } = DESK) => {
      const { uri, link, posting } = scene.places
      const page = await product.arrive(size)
      await page.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
      return { page, open: () => page.getByRole('listitem').getByRole('button', { name: /Ana/ }).click() }
    }

    it('is asked for as the take opens, and renewed at the second where it was when it expires [PST-08]', async () => {
      const { page, open } = await visit()
      const { groups } = await director.call(getReview, { session: scene.session })
      const expire = await expiringAddress(page, groups[0]!.videos[0]!.size)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const films = () => asked.filter((path) => path.endsWith('/take.mp4'))
      await page.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
      expect(films()).to.deep.equal([])
      await open()
      const video = page.getByRole('article').locator('video')
      const duration = await expectPlaying(video)
      const before = await video.evaluate((element: HTMLVideoElement) => {
        element.pause()
        return element.currentSrc
      })
      expect(new URL(before).searchParams.get('expires')).to.match(/^\d+$/)
      // The renewed address is signed in a later second: a file that is still being loaded asks for it at once.
      await until('a second has passed', () => Date.now() / 1_000 > signedAt(before) + 1)
      const aim = duration * 0.8
      await seekAsItExpires(video, aim, expire)
      await video.evaluate((element: HTMLVideoElement) => void element.play())
      await expectPlaying(video)
      const after = await video.evaluate((element: HTMLVideoElement) => ({
        at: element.currentTime,
        src: element.currentSrc,
      }))
      expect(after.at).to.be.at.least(aim - 0.05)
      expect(after.src).not.to.equal(before)
    })

    /** Ten seconds later the take plays on, and what was played of it is due; the signal of a change may have taken it away. */
    const playOn = async (page: Page) => {
      await page.clock.fastForward(10_000)
      await page.evaluate(async () => {
        const player = document.querySelector<HTMLVideoElement>('article video')
        if (!player) return
        player.currentTime = 0
        await player.play().catch(() => undefined)
      })
    }

    detail(
      'is refused once the link is revoked: the next report stops the take, and the screen says so [PST-08]',
      async () => {
        const { page, open } = await visit()
        await page.clock.install()
        await open()
        await expectPlaying(page.getByRole('article').locator('video'))
        await director.call(updateLink, { id: studio, link: scene.places.link, revoked: true })
        await playOn(page)
        await page.getByRole('heading', { name: 'This link does not work any more.' }).waitFor()
        expect(await page.locator('video').count()).to.equal(0)
      },
    )

    detail('is refused once the office has taken the take off, which the screen says [PST-08]', async () => {
      const { page, open } = await visit(PHONE)
      await page.clock.install()
      await open()
      await expectPlaying(page.getByRole('article').locator('video'))
      const { link, posting } = scene.places
      const view = await director.call(getPage, { id: posting, link })
      const video = view.groups[0]!.videos[0]!._id
      await director.call(changePostedVideo, { id: video, page_id: posting, is_archived: true })
      // The signal may come before the player asks again, and the words leave as the clock goes on.
      const said = page.getByText('The casting office has taken this take off the page.').waitFor()
      await Promise.all([said, playOn(page)])
      expect(await page.locator('video').count()).to.equal(0)
    })
  })
})
