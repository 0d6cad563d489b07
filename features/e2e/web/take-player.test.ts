import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { addSecondTake, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { expectPlaying, seek } from '../../drivers/ui/video.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { expectForEverybody } from './accessibility.ts'

/** The parts of a player. */
const playerIn = (place: Locator) => {
  const bar = place.getByRole('group', { name: 'Player' })
  return {
    video: place.locator('video'),
    bar,
    track: bar.getByRole('slider', { name: 'Position' }),
    button: (name: string) => bar.getByRole('button', { name, exact: true }),
  }
}

const stateOf = (video: Locator) =>
  video.evaluate(({ paused, seeking, currentTime, playbackRate, muted }: HTMLVideoElement) => ({
    paused,
    seeking,
    currentTime,
    playbackRate,
    muted,
  }))

type State = Awaited<ReturnType<typeof stateOf>>

const becomes = (what: string, video: Locator, is: (state: State) => boolean) =>
  until(what, () => stateOf(video), is)

/** Waits until the picture stands on the second. */
const standsAt = (video: Locator, seconds: number) =>
  becomes(
    `it stands at ${seconds}`,
    video,
    ({ paused, seeking, currentTime }) => paused && !seeking && Math.abs(currentTime - seconds) < 0.03,
  )

const isFull = (page: Page, selector: string) =>
  page.evaluate((inside) => document.fullscreenElement?.querySelector(inside) != null, selector)

describe('the player of takes', () => {
  const product = productInBrowser()

  /** The open group of a review with two takes; the second has 25 frames a second. */
  async function reviewOfTwo() {
    const scene = await castingScene(product.origin)
    const second = await addSecondTake(product.origin, scene)
    expect(second.fps).to.equal(25)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const player = playerIn(page.getByRole('region', { name: /^Takes of/ }))
    await player.video.waitFor()
    return { page, ...player }
  }

  detail(
    'goes frame by frame, also while the key is held, and keeps its speed and its sound over takes',
    async () => {
      const { page, video, bar, button } = await reviewOfTwo()
      await expectPlaying(video)
      await page.keyboard.press('>')
      await button('Speed 1.25×').waitFor()
      await page.keyboard.press('Shift+M')
      await button('Unmute').waitFor()
      await page.keyboard.press('n')
      await page.locator('video[aria-label="second"]').waitFor()
      await becomes(
        'the second take plays as the first did',
        video,
        (state) => !state.paused && state.playbackRate === 1.25 && state.muted,
      )

      await page.keyboard.press('k')
      await button('Play').waitFor()
      await seek(video, 1)
      await page.keyboard.press('.')
      await standsAt(video, 26.5 / 25)
      await bar.getByText('0:01.01').waitFor()
      await page.keyboard.press(',')
      await standsAt(video, 25.5 / 25)
      for (let time = 0; time < 4; time++) await page.keyboard.down('.')
      await page.keyboard.up('.')
      await standsAt(video, 29.5 / 25)
      await bar.getByText('0:01.04').waitFor()
      await page.keyboard.press('<')
      await page.keyboard.press('<')
      await button('Speed 0.75×').waitFor()
    },
  )

  detail('tells its length beside the position, also on a phone with the ways to other takes', async () => {
    const { page, bar } = await reviewOfTwo()
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport)
      const [box, length] = [(await bar.boundingBox())!, (await bar.getByText(/^\s*\/ \d/).boundingBox())!]
      const bottom = length.y + length.height
      expect(bottom, `the length ends at ${viewport.width}`).to.be.at.most(box.y + box.height)
    }
  })

  detail('keeps the button of its bar for the sound where a browser lets nothing sound yet', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function () {
        return this.muted ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'))
      }
    })
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    const { bar } = playerIn(open)
    const offer = open.getByRole('button', { name: 'Turn sound on' })
    await offer.waitFor()
    const mute = bar.getByRole('button', { name: /^(Mute|Unmute)$/ })
    const before = await mute.boundingBox()
    expect(before, 'beside the offer').to.be.an('object')
    await offer.click()
    await offer.waitFor({ state: 'detached' })
    expect(await mute.boundingBox()).to.deep.equal(before)
  })

  detail('has its keys also where the page is loaded with the open group', async () => {
    const { page, video, button } = await reviewOfTwo()
    await page.reload()
    await expectPlaying(video)
    await page.keyboard.press('k')
    await button('Play').waitFor()
    await seek(video, 1)
    await page.keyboard.press('j')
    await standsAt(video, 0)
  })

  detail(
    'is used by its bar, which says what it does, and by the keys while the track has the focus',
    async () => {
      const { page, video, bar, track, button } = await reviewOfTwo()
      await button('Next take').click()
      await page.locator('video[aria-label="second"]').waitFor()
      await expectPlaying(video)
      await page.keyboard.press('k')
      await button('Play').waitFor()
      await track.fill('1.5')
      await standsAt(video, 1.5)
      expect(await track.getAttribute('aria-valuetext')).to.equal('0:01 of 0:02')
      await expectForEverybody(page, 'a paused player')

      await track.focus()
      await page.keyboard.press('ArrowLeft')
      await standsAt(video, 0)
      await page.keyboard.press('.')
      await standsAt(video, 1.5 / 25)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.getByRole('menuitemradio', { name: '2×' }).click()
      await button('Speed 2×').waitFor()
      expect(await stateOf(video)).to.include({ playbackRate: 2, paused: true })

      await bar.getByRole('slider', { name: 'Volume' }).focus()
      await page.keyboard.press('ArrowLeft')
      await bar.locator('[aria-valuetext="95 %"]').waitFor()
      expect(await stateOf(video)).to.include({ currentTime: 1.5 / 25 })
      await button('Mute').click()
      await button('Unmute').click()
      await button('Mute').waitFor()
      await button('Play').click()
      await becomes('it plays', video, ({ currentTime }) => currentTime > 0.5)
      await button('Previous take').click()
      await page.locator('video:not([aria-label="second"])').waitFor()
      expect(await button('Previous take').isDisabled()).to.equal(true)
    },
  )

  detail(
    'fills the screen with its bar, and leaves it for a dialog, which would lie unseen below',
    async () => {
      const { page, video, button } = await reviewOfTwo()
      await expectPlaying(video)
      await page.keyboard.press('f')
      await button('Leave full screen').waitFor()
      expect(await isFull(page, '[role=group] [type=range]')).to.equal(true)
      await page.keyboard.press('k')
      await button('Speed 1×').click()
      await page.getByRole('menuitemradio', { name: '1.5×' }).click()
      await button('Speed 1.5×').waitFor()
      await page.getByRole('menu').waitFor({ state: 'detached' })
      expect(await isFull(page, 'video')).to.equal(true)
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keys' }).getByText('Previous frame').waitFor()
      await until(
        'the full screen is left',
        () => isFull(page, 'video'),
        (full) => !full,
      )
    },
  )

  detail('has the same keys on a posting page, and says in full screen whom they answer for', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.posting)
    await page.locator('.take-card-root').first().click()
    const cinema = page.getByRole('article')
    const { video, button } = playerIn(cinema)
    await expectPlaying(video)
    await page.keyboard.press('k')
    await button('Play').waitFor()
    await seek(video, 1)
    await page.keyboard.press('ArrowLeft')
    await standsAt(video, 0)
    await page.keyboard.press('.')
    await page.keyboard.press('.')
    await becomes('two frames on', video, ({ currentTime, seeking }) => !seeking && currentTime > 0.05)
    await page.keyboard.press('f')
    await button('Leave full screen').waitFor()
    await page.keyboard.press('m')
    await cinema.locator('.player-caption').getByText('Ana Example: Maybe', { exact: true }).waitFor()
    await page.keyboard.press('f')
    await button('Full screen').waitFor()
    await expectForEverybody(page, 'the cinema')
  })

  detail(
    'has the same keys in the room of a client, where Space still presses a button reached by Tab',
    async () => {
      const scene = await castingScene(product.origin)
      const page = await product.arrive(DESK, (await signIn(product.origin, 'client')).token)
      await page.goto(scene.live)
      const card = page.getByRole('article', { name: 'Ana Example' })
      await card.getByRole('button', { name: 'Takes of Ana Example' }).click()
      const { video, button } = playerIn(card.getByRole('region', { name: 'Takes of Ana Example' }))
      await expectPlaying(video)
      await page.keyboard.press('k')
      await button('Play').waitFor()
      await seek(video, 1)
      await page.keyboard.press('j')
      await standsAt(video, 0)
      const [first, second] = await card.locator('button[data-answer]').all()
      await first!.focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await second!.and(page.locator('[aria-pressed=true]')).waitFor()
      await standsAt(video, 0)
    },
  )

  detail('shows its bar on a tap and goes on playing; two taps at the left go back', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.posting)
    await page.locator('.take-card-root').first().click()
    const { video, bar, button } = playerIn(page.getByRole('article'))
    await expectPlaying(video)
    await video.evaluate((element: HTMLVideoElement) => {
      element.loop = true
      void element.play()
    })
    const touch = await page.context().newCDPSession(page)
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const box = (await video.boundingBox())!
    const tap = async (part: number) => {
      const touchPoints = [{ x: box.x + box.width * part, y: box.y + box.height * 0.3 }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    expect((await bar.boundingBox())!.height, 'the bar').to.be.below(box.height / 3)
    const opacity = () => bar.evaluate((element) => getComputedStyle(element).opacity)
    await until('the bar rests', opacity, (now) => now === '0')
    await tap(0.5)
    await until('the bar is back', opacity, (now) => now === '1')
    expect(await stateOf(video)).to.include({ paused: false })

    await button('Pause').click()
    await button('Play').waitFor()
    await seek(video, 1)
    await tap(0.1)
    await tap(0.1)
    await standsAt(video, 0)
  })
})
