import { copyToPage } from '@callboard/posting/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { addSecondGroup, type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Frames over which the address surely follows. */
const FRAMES = 30

/** Presses a tick box. @returns its shown state, frame by frame */
const pressAndWatch = (box: Locator): Promise<boolean[]> =>
  box.evaluate(async (element: HTMLInputElement, frames: number) => {
    const shown: boolean[] = []
    element.click()
    for (let frame = 0; frame < frames; frame++) {
      shown.push(element.checked)
      await new Promise(requestAnimationFrame)
    }
    return shown
  }, FRAMES)

describe('filters that live in the address', () => {
  const product = productInBrowser()
  let page: Page
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })
  beforeEach(async () => {
    page = await product.arrive(DESK, scene.director)
  })

  it('show the choice at once and never flip back, and follow Back', async () => {
    await page.goto('/')
    const archive = page.getByLabel('Show Archive')
    expect(new Set(await pressAndWatch(archive))).to.deep.equal(new Set([true]))
    await page.waitForURL('**/?archived=true')
    await page.goBack()
    await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('[type=checkbox]')?.checked)
  })

  it('and a search of the wall and of a posting page is where / leads, as the list of keys says [APP-21]', async () => {
    const two = await castingScene(product.origin)
    const director = await signIn(product.origin, 'director')
    await addSecondGroup(product.origin, two)
    const { groups } = await director.call(getReview, { session: two.session })
    await director.call(copyToPage, {
      session: two.session,
      groups: groups.map(({ _id }) => _id),
      postingpage: two.places.posting,
    })
    for (const address of [two.review, two.posting]) {
      await page.goto(address)
      const search = page.getByRole('searchbox', { name: /^Find talent/ })
      await search.waitFor()
      await page
        .getByRole('button', { name: /Cai Example/ })
        .first()
        .waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('cai')
      expect(await search.inputValue(), address).to.equal('cai')
      await page.getByRole('button', { name: /Ana Example/ }).waitFor({ state: 'detached' })
    }
    await page.getByText('1 of 2 groups shown').waitFor()
    await page.getByRole('searchbox', { name: /^Find talent/ }).fill('')
    await page.getByText('0 of 2 talent answered').waitFor()
  })

  detail(
    'stand in one row with what else one does with a posting page, which ends with the cards [PST-03]',
    async () => {
      const director = await product.arrive(DESK, scene.director)
      await director.goto(scene.posting)
      const client = await signIn(product.origin, 'client')
      const reader = await product.arrive(DESK, client.token)
      const { uri, posting, link } = scene.places
      await reader.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
      for (const [page, names] of [
        [director, ['View', 'Share', 'More for the page']],
        [reader, ['View', 'Pages']],
      ] as const) {
        const line = (await page.getByRole('progressbar', { name: 'Answered' }).boundingBox())!
        const tools = await Promise.all(
          names.map(async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())!),
        )
        const last = tools.at(-1)!
        expect(new Set(tools.map(({ y, height }) => y + height)).size, 'rows').to.equal(1)
        expect(last.x + last.width, 'where they end').to.be.closeTo(line.x + line.width, 1)
      }
    },
  )

  detail('leave the way to the next answer among those whom they show [PST-03]', async () => {
    const two = await castingScene(product.origin)
    const director = await signIn(product.origin, 'director')
    await addSecondGroup(product.origin, two)
    const { groups } = await director.call(getReview, { session: two.session })
    const { uri, posting, link } = two.places
    await director.call(copyToPage, {
      session: two.session,
      groups: groups.map(({ _id }) => _id),
      postingpage: posting,
    })
    const client = await signIn(product.origin, 'client')
    const desk = await product.arrive(DESK, client.token)
    await desk.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await desk.getByRole('button', { name: 'Next: Ana Example' }).waitFor()
    await desk.getByRole('searchbox', { name: /^Find talent/ }).fill('cai')
    await desk.getByRole('button', { name: 'Next: Cai Example' }).waitFor()
    await desk.getByRole('searchbox', { name: /^Find talent/ }).fill('nobody')
    await desk.getByRole('button', { name: /^Next: / }).waitFor({ state: 'hidden' })
  })

  detail('give the focus to the way back as the last group leaves [REV-02]', async () => {
    const own = await castingScene(product.origin)
    const page = await product.arrive(DESK, own.director)
    await page.goto(`${own.review}?hideViewed=true`)
    await page.locator('.take-card-root').first().focus()
    await page.keyboard.press('v')
    const all = page.getByRole('button', { name: 'Show all groups' })
    await all.waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Show all groups')
  })

  detail('keep two choices that follow each other closely', async () => {
    await page.goto(scene.review)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByLabel('Liked videos only').evaluate((element: HTMLInputElement) => {
      const hideCopied = [...document.querySelectorAll('label')].find((label) =>
        label.textContent?.includes('Hide copied'),
      )
      element.click()
      hideCopied?.click()
    })
    await page.waitForURL('**?liked=true&hideCopied=true')
  })

  detail('are all taken back at once by Clear, which leaves the focus among them', async () => {
    await page.goto(`${scene.review}?hideViewed=true&role=Barista`)
    const clear = page.getByRole('button', { name: 'Clear', exact: true })
    await clear.click()
    await page.waitForURL((url) => url.search === '')
    await clear.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.closest('search') !== null)).to.equal(true)
  })

  detail('have lists with letters on a phone into which it does not zoom', async () => {
    await page.setViewportSize(PHONE)
    await page.goto(scene.review)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const list = page.getByRole('dialog', { name: 'Filters' }).locator('select').first()
    await list.waitFor()
    expect(await list.evaluate((select) => getComputedStyle(select).fontSize)).to.equal('16px')
  })

  detail('leave the keys of the screen working after a box was ticked', async () => {
    await page.goto(scene.review)
    await page.getByRole('checkbox', { name: /^Select/ }).check()
    await page.keyboard.press('c')
    await page.getByRole('dialog', { name: 'Copy to Posting page' }).waitFor()
  })
})
