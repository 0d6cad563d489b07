import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { addVideo } from '../../drivers/http/add-video.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { addSecondGroup, castingScene } from '../../drivers/http/casting-scene.ts'
import { expectPlaying, seek } from '../../drivers/ui/video.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Seconds that two takes may be apart. */
const APART = 0.1

/** Between the films and the window, at a desk. */
const EDGE = 12

describe('takes side by side', () => {
  const product = productInBrowser()

  const apart = (page: Page) =>
    page.evaluate(() => {
      const [first, second] = [...document.querySelectorAll('video')].map(({ currentTime }) => currentTime)
      return Math.abs(first! - second!)
    })
  const play = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Side by side' }).getByRole('button', { name, exact: true })

  it('of two groups play, stop and seek on one clock, one of them heard [REV-13]', async () => {
    const scene = await castingScene(product.origin)
    await addSecondGroup(product.origin, scene)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.getByRole('list', { name: 'Groups' }).getByRole('listitem').nth(1).waitFor()
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Side by side' }).click()
    const compared = page.getByRole('region', { name: 'Side by side' })
    await compared.locator('video').nth(1).waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('video')].every(({ readyState }) => readyState >= 3),
    )
    const muted = () =>
      compared.locator('video').evaluateAll((all) => all.map((one) => (one as HTMLVideoElement).muted))
    expect(await muted()).to.deep.equal([false, true])
    await compared.getByRole('button', { name: /^Hear / }).click()
    expect(await muted()).to.deep.equal([true, false])

    await play(page, 'Pause').waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('video')].every(({ currentTime }) => currentTime > 0.6),
    )
    expect(await apart(page)).to.be.below(APART)
    await page.keyboard.press('Space')
    await play(page, 'Play').waitFor()

    await compared.getByRole('slider', { name: 'Position of all takes' }).fill('1.2')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('video')].every(({ currentTime }) => Math.abs(currentTime - 1.2) < 0.05),
    )
    // Both presses are there before the screen has drawn the first.
    await page.evaluate(() => {
      for (let presses = 0; presses < 2; presses += 1)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    await compared.waitFor({ state: 'detached' })
    expect(page.url()).to.contain(scene.review)
    await page.getByRole('button', { name: 'Side by side' }).click()
    await compared.waitFor()
    await page.goBack()
    await compared.waitFor({ state: 'detached' })
    // Who stood side by side is still selected, and the keyboard is where it was.
    await page.getByRole('toolbar', { name: 'Selected groups' }).waitFor()
    await page.locator('[id^="group-"] button:focus').waitFor()
    expect(page.url()).to.contain(scene.review)
  })

  it('fill the width of a desk at one height, and stand above each other on a phone [REV-13]', async () => {
    const scene = await castingScene(product.origin)
    await addSecondGroup(product.origin, scene)
    for (const size of [DESK, PHONE]) {
      const page = await product.arrive(size, scene.director)
      await page.goto(scene.review)
      await page.getByRole('list', { name: 'Groups' }).getByRole('listitem').nth(1).waitFor()
      await page.keyboard.press('a')
      await page.getByRole('toolbar', { name: 'Selected groups' }).waitFor()
      await page.keyboard.press('s')
      const films = page.getByRole('region', { name: 'Side by side' }).locator('video')
      await films.nth(1).waitFor()
      const [first, second] = [(await films.nth(0).boundingBox())!, (await films.nth(1).boundingBox())!]
      expect(first.height, 'one height').to.equal(second.height)
      expect(first.width / first.height, 'no bars').to.be.closeTo(16 / 9, 0.02)
      expect(second.y + second.height, 'both on the screen').to.be.below(size.height)
      if (size === DESK) {
        expect(second.x + second.width - first.x).to.be.closeTo(DESK.width - 2 * EDGE, 2)
        const words = (await page.getByRole('figure').first().locator('figcaption strong').boundingBox())!
        expect(words.x, 'its words, below its edge').to.equal(first.x)
      } else expect(first.width).to.be.closeTo(PHONE.width, 1)
    }
  })

  detail(
    'begin at the second of the take that was open, and are liked where they stand [REV-13]',
    async () => {
      const scene = await castingScene(product.origin)
      const director = new ApiClient(product.origin, scene.director)
      const { groups } = await director.call(getReview, { session: scene.session })
      const group = groups.find(({ videos }) => videos.length > 0)!._id
      const { buffer } = await cameraFile('second')
      const second = { session: scene.session, group, name: 'second.mp4', bytes: buffer }
      await addVideo(product.origin, director, second)
      const page = await product.arrive(DESK, scene.director)
      await page.goto(scene.review)
      await page.locator('.take-card-root').first().click()
      const film = page.getByRole('region', { name: /^Takes of/ }).locator('video')
      await expectPlaying(film)
      await seek(film, 1.2)
      await page.keyboard.press('s')
      const compared = page.getByRole('region', { name: 'Side by side' })
      await compared.locator('video').nth(1).waitFor()
      await page.waitForFunction(() =>
        [...document.querySelectorAll('video')].every(({ currentTime }) => Math.abs(currentTime - 1.2) < 0.3),
      )
      expect(await compared.getByRole('list').count(), 'a strip of takes that are all shown').to.equal(0)
      await compared.getByRole('button', { name: /^Like second$/ }).click()
      await compared.getByRole('button', { name: /^Unlike second$/, pressed: true }).waitFor()
      expect(await compared.locator('video').count()).to.equal(2)
      const length = /\/ (\d+:\d+\.\d+)/
      const lengthThere = (await compared.textContent())!.match(length)![1]
      const back = await product.arrive(PHONE, scene.director)
      await back.goto(page.url())
      const stacked = back.getByRole('region', { name: 'Side by side' })
      await stacked.locator('video').nth(1).waitFor()
      await stacked.getByRole('button', { name: 'Close' }).click()
      await stacked.waitFor({ state: 'detached' })
      const open = page.getByRole('region', { name: /^Takes of/ })
      await page.keyboard.press('Escape')
      await open.getByRole('list', { name: 'Takes' }).waitFor()
      const lengths: string[] = []
      for (const take of await open.locator('ol > li > button').all()) {
        await take.click()
        await expectPlaying(film)
        lengths.push((await open.textContent())!.match(length)![1]!)
      }
      expect(lengths, 'the length that its player says').to.contain(lengthThere)
    },
  )

  detail(
    'play on from the take that played, end on their last frames, and leave it at the second where they were [REV-13]',
    async () => {
      const scene = await castingScene(product.origin)
      const director = new ApiClient(product.origin, scene.director)
      const { groups } = await director.call(getReview, { session: scene.session })
      const group = groups.find(({ videos }) => videos.length > 0)!._id
      const { buffer } = await cameraFile('second')
      await addVideo(product.origin, director, {
        session: scene.session,
        group,
        name: 'second.mp4',
        bytes: buffer,
      })
      const page = await product.arrive(DESK, scene.director)
      await page.goto(scene.review)
      await page.locator('.take-card-root').first().click()
      const film = page.getByRole('region', { name: /^Takes of/ }).locator('video')
      await expectPlaying(film)
      await page.keyboard.press('s')
      const compared = page.getByRole('region', { name: 'Side by side' })
      await play(page, 'Pause').waitFor()
      await page.waitForFunction(() => {
        const films = [...document.querySelectorAll('video')]
        return films.length === 2 && films.every(({ ended }) => ended)
      })
      await play(page, 'Play').waitFor()
      expect(
        await compared
          .locator('video')
          .evaluateAll((films) => films.every((one) => (one as HTMLVideoElement).currentTime > 1)),
        'nobody begins anew',
      ).to.equal(true)

      await compared.getByRole('slider', { name: 'Position of all takes' }).fill('1.2')
      await page.keyboard.press('Escape')
      await compared.waitFor({ state: 'detached' })
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 1.2)
      expect(await film.evaluate((one) => (one as HTMLVideoElement).currentTime)).to.be.within(1.2, 2)
    },
  )

  detail('lead on to the next group, whose takes stand there where it has two [REV-13]', async () => {
    const scene = await castingScene(product.origin)
    await addSecondGroup(product.origin, scene)
    const director = new ApiClient(product.origin, scene.director)
    const { groups } = await director.call(getReview, { session: scene.session })
    const [ana, cai] = groups.filter(({ videos }) => videos.length > 0).map(({ _id }) => _id)
    const { buffer } = await cameraFile('second')
    const second = (group: string) =>
      addVideo(product.origin, director, { session: scene.session, group, name: 'second.mp4', bytes: buffer })
    await second(ana!)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const compared = page.getByRole('region', { name: 'Side by side' })
    const open = page.getByRole('region', { name: /^Takes of/ })
    const compareFirst = async () => {
      await page.locator('.take-card-root').first().click()
      await open.getByText('1 of 2', { exact: true }).waitFor()
      await page.keyboard.press('s')
      await compared.locator('video').nth(1).waitFor()
    }
    await compareFirst()
    await compared.getByRole('button', { name: /^Next: Cai/ }).click()
    await open.getByText('2 of 2', { exact: true }).waitFor()
    expect(await compared.count(), 'of one take').to.equal(0)
    await second(cai!)
    await page.goto(scene.review)
    await compareFirst()
    await page.keyboard.press('ArrowDown')
    await compared.getByRole('figure').filter({ hasText: 'Cai' }).nth(1).waitFor()
    await compared.getByRole('button', { name: /^Previous: Ana/ }).click()
    await compared.getByRole('figure').filter({ hasText: 'Ana' }).nth(1).waitFor()
    await page.keyboard.press('Escape')
    await open.getByText('1 of 2', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'detached' })
  })

  detail('play on from a take that stood while the menu of a phone was open [REV-13]', async () => {
    const scene = await castingScene(product.origin)
    const director = new ApiClient(product.origin, scene.director)
    const { groups } = await director.call(getReview, { session: scene.session })
    const group = groups.find(({ videos }) => videos.length > 0)!._id
    const { buffer } = await cameraFile('second')
    const second = { session: scene.session, group, name: 'second.mp4', bytes: buffer }
    await addVideo(product.origin, director, second)
    const page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    const film = open.locator('video')
    await expectPlaying(film)
    await film.evaluate((one: HTMLVideoElement) => {
      one.loop = true
      return one.play()
    })
    const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused)
    const more = open.getByRole('button', { name: /^More actions/ })
    const sheet = page.getByRole('dialog', { name: 'More actions' })
    await more.click()
    await sheet.waitFor()
    expect(await isPaused(), 'while the menu is open').to.equal(true)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await isPaused(), 'after it').to.equal(false)

    await more.click()
    await sheet.getByRole('button', { name: 'Picture of the group' }).click()
    await sheet.waitFor({ state: 'detached' })
    expect(await isPaused(), 'at the frame that became the picture').to.equal(true)

    await film.evaluate((one: HTMLVideoElement) => one.play())
    await more.click()
    await sheet.getByRole('button', { name: 'Side by side' }).click()
    await page.getByRole('region', { name: 'Side by side' }).locator('video').nth(1).waitFor()
    await play(page, 'Pause').waitFor()
  })
})
