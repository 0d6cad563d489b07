import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { addSecondGroup, type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const MOTIONS = [
  ['with motion', 'no-preference'],
  ['with reduced motion', 'reduce'],
] as const

/** Repetitions, so that the parts loaded meanwhile vary. */
const TIMES = 3

describe('keys of the video review', () => {
  const product = productInBrowser()
  let scene: CastingScene
  let page: Page

  const card = () => page.locator('.take-card-root').first()
  const openGroup = () => page.getByRole('region', { name: /^Takes of/ })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const expectFocus = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

  /** Escape closes the dialog; its other effects are over when the key is up. */
  async function escapeFrom(name: string): Promise<void> {
    await page.keyboard.press('Escape')
    await dialog(name).waitFor({ state: 'detached' })
    if (!(await openGroup().isVisible())) throw new Error(`The group was closed together with ${name}.`)
  }

  before(async () => {
    scene = await castingScene(product.origin)
  })
  beforeEach(async () => {
    page = await product.arrive(DESK, scene.director)
  })

  for (const [how, reducedMotion] of MOTIONS) {
    detail(`Escape closes the list of keys and nothing else, ${how}`, async () => {
      await page.emulateMedia({ reducedMotion })
      await page.goto(scene.review)
      await card().click()
      await openGroup().waitFor()
      for (let time = 0; time < TIMES; time++) {
        await page.keyboard.press('?')
        await dialog('Keys').waitFor()
        await escapeFrom('Keys')
        await expectFocus('.open-group-root')
      }
    })

    detail(`Escape closes a dialog and not the group below it, ${how}`, async () => {
      await page.emulateMedia({ reducedMotion })
      await page.goto(scene.review)
      await card().click()
      await openGroup().waitFor()
      for (let time = 0; time < TIMES; time++) {
        await page.keyboard.press('c')
        await dialog('Copy to Posting page').waitFor()
        await escapeFrom('Copy to Posting page')
        await expectFocus('.open-group-root')
      }
    })
  }

  detail('Escape closes a menu and not the group below it', async () => {
    await page.goto(scene.review)
    await card().click()
    await openGroup().waitFor()
    await openGroup().getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
    if (!(await openGroup().isVisible())) throw new Error('The group was closed together with the menu.')
  })

  detail('Back closes the group that was opened, and does not go through closed groups again', async () => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Projects', exact: true }).waitFor()
    await page.goto(scene.review)
    await card().click()
    await openGroup().waitFor()
    await page.goBack()
    await openGroup().waitFor({ state: 'detached' })
    for (let time = 0; time < TIMES; time++) {
      await card().click()
      await openGroup().waitFor()
      await page.keyboard.press('Escape')
      await openGroup().waitFor({ state: 'detached' })
      await expectFocus('.take-card-root')
    }
    await page.goBack()
    await page.getByRole('heading', { name: 'Projects', exact: true }).waitFor()
  })

  detail('Space selects the card in focus, and plays once its group is open', async () => {
    await page.goto(scene.review)
    await card().focus()
    const selected = page.getByRole('toolbar', { name: 'Selected groups' })
    await page.keyboard.press('Space')
    await selected.waitFor()
    if (await openGroup().isVisible()) throw new Error('Space opened the group, too.')
    await page.keyboard.press('Space')
    await selected.waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    const video = openGroup().locator('video')
    await video.waitFor()
    const plays = (wanted: boolean) =>
      page.waitForFunction((is) => document.querySelector('video')?.paused === !is, wanted)
    await plays(true)
    await page.keyboard.press('Space')
    await plays(false)
    if (await selected.isVisible()) throw new Error('Space selected the group, too.')
  })

  it('Arrows, C and D step through the groups and act on the open one [REV-03]', async () => {
    await addSecondGroup(product.origin, scene)
    await page.goto(scene.review)
    await page.getByRole('list', { name: 'Groups' }).getByRole('listitem').nth(1).waitFor()
    const selected = page
      .getByRole('toolbar', { name: 'Selected groups' })
      .getByText('1 group selected', { exact: true })
    for (const [key, place] of [
      ['j', '1'],
      ['j', '2'],
      ['ArrowDown', '2'],
      ['k', '1'],
    ] as const) {
      await page.keyboard.press(key)
      await page.locator(`.review-wall > li:nth-child(${place}) button:focus`).waitFor()
    }
    await page.keyboard.press('Space')
    await selected.waitFor()
    await page.keyboard.press('Escape')
    await selected.waitFor({ state: 'detached' })
    await card().click()
    const isAt = (place: string) => openGroup().getByText(place, { exact: true }).waitFor()
    await isAt('1 of 2')
    await page.keyboard.press('ArrowDown')
    await isAt('2 of 2')
    await page.keyboard.press('ArrowDown')
    await isAt('2 of 2')
    await page.keyboard.press('ArrowUp')
    await isAt('1 of 2')
    for (const [key, title] of [
      ['c', 'Copy to Posting page'],
      ['d', 'Download Selected'],
      ['i', 'Edit group'],
      ['t', 'Add videos to'],
    ] as const) {
      await page.keyboard.press(key)
      await dialog(title).waitFor()
      await escapeFrom(title)
    }
    await page.keyboard.press('w')
    await expectFocus('textarea[aria-label="Comment on this take"]')
    await page.keyboard.type('not yet')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await isAt('2 of 2')
    await page.keyboard.press('ArrowUp')
    await isAt('1 of 2')
    await page.keyboard.press('a')
    await openGroup().getByRole('button', { name: 'Close group' }).click()
    await expectFocus('.take-card-root')
    expect(await selected.count(), 'A selects nothing behind an open group').to.equal(0)
  })

  detail(
    'are listed for what is open: the wall with V and E, an open group without the filters [REV-14]',
    async () => {
      await page.goto(scene.review)
      await card().waitFor()
      const listed = (words: string) => dialog('Keys').getByText(words, { exact: true })
      await page.keyboard.press('?')
      for (const words of ['Viewed, or to view again', 'Archive, or restore', 'Hide copied'])
        await listed(words).first().waitFor()
      await page.keyboard.press('Escape')
      await dialog('Keys').waitFor({ state: 'detached' })
      await card().click()
      await openGroup().waitFor()
      await page.keyboard.press('?')
      await listed('Write a comment').waitFor()
      for (const words of ['Hide copied', 'Groups to view only', 'Archived', 'Comments inline'])
        expect(await listed(words).count(), words).to.equal(0)
    },
  )

  detail('each filter and each switch of Show has a key, which its control names [REV-14]', async () => {
    await page.goto(scene.review)
    await card().waitFor()
    const filters = page.getByRole('button', { name: /^(Liked groups|To view) / })
    for (const [key, flag] of [
      ['Shift+H', 'likedGroups'],
      ['Shift+V', 'hideViewed'],
    ] as const) {
      await page.keyboard.press(key)
      await page.waitForURL((url) => url.searchParams.get(flag) === 'true')
      expect(
        await filters.and(page.locator(`[aria-keyshortcuts="${key}"][aria-pressed="true"]`)).count(),
      ).to.equal(1)
      await page.keyboard.press(key)
      await page.waitForURL((url) => !url.searchParams.has(flag))
    }
    const labels = [
      'Liked videos only',
      'Hide copied',
      'Show headshots',
      'Show fps',
      'Show duplicates',
      'Comments inline',
    ]
    for (const at of labels.keys()) await page.keyboard.press(`${at + 4}`)
    await page.getByRole('button', { name: 'Show, 6 chosen' }).click()
    for (const [at, name] of labels.entries()) {
      const control = page.getByRole('switch', { name })
      expect(await control.isChecked(), name).to.equal(true)
      expect(await control.getAttribute('aria-keyshortcuts')).to.equal(`${at + 4}`)
    }
  })

  detail(
    'Shift B takes the frame for the photo of the one talent of the open group [REV-09] [REV-14]',
    async () => {
      await page.goto(scene.review)
      await card().click()
      await openGroup().getByRole('button', { name: 'More actions' }).click()
      const item = page.getByRole('menuitem', {
        name: 'Photo of Ana Example',
      })
      expect(await item.getAttribute('aria-keyshortcuts')).to.equal('Shift+B')
      await page.keyboard.press('Escape')
      await item.waitFor({ state: 'detached' })
      await page.keyboard.press('Shift+B')
      await page.getByText('This frame is the photo of Ana Example now.').waitFor()
    },
  )

  detail(
    'arrows lead from card to card, and V and E act on the one that has the focus [REV-14]',
    async () => {
      const own = await castingScene(product.origin)
      await addSecondGroup(product.origin, own)
      await page.goto(own.review)
      await card().waitFor()
      const focused = (name: string) =>
        page.waitForFunction(
          (wanted) =>
            document.activeElement?.closest('.take-card-root')?.textContent?.includes(wanted) ?? false,
          name,
        )
      for (const first of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        await page.keyboard.press(first)
        await focused('Ana')
        await page.mouse.click(DESK.width - 40, DESK.height / 2)
        await expectFocus('main')
      }
      await page.keyboard.press('j')
      await focused('Ana')
      await page.keyboard.press('ArrowRight')
      await focused('Cai')
      await page.keyboard.press('ArrowDown')
      await focused('Cai')
      await page.keyboard.press('ArrowLeft')
      await focused('Ana')
      await page.keyboard.press('v')
      await page.getByRole('tab', { name: 'Viewed 1' }).waitFor()
      await focused('Ana')
      await page.keyboard.press('e')
      await page
        .getByRole('status')
        .filter({ hasText: /^Ana Example archived: \d videos?\./ })
        .waitFor()
      await focused('Cai')
      await page.keyboard.press('u')
      await page.getByRole('tab', { name: 'Videos 2' }).waitFor()
      await page.keyboard.press('?')
      await dialog('Keys')
        .getByText(/act on the selected groups, or on the card in focus/)
        .waitFor()
    },
  )

  detail(
    'Shift ↓ marks the open group as viewed and goes on, and after the last one to the wall [REV-07]',
    async () => {
      const own = await castingScene(product.origin)
      await addSecondGroup(product.origin, own)
      await page.goto(own.review)
      await card().click()
      const onward = (words: RegExp | string) => openGroup().getByRole('button', { name: words })
      await onward(/^Viewed, next: Cai/).waitFor()
      await page.keyboard.press('Shift+ArrowDown')
      await openGroup().getByText('2 of 2', { exact: true }).waitFor()
      await onward('Viewed, that is all').waitFor()
      await page.keyboard.press('ArrowUp')
      await onward(/^Next: Cai/).waitFor()
      await openGroup().getByRole('button', { name: 'Viewed', exact: true, pressed: true }).waitFor()
      await page.keyboard.press('ArrowDown')
      await onward('Viewed, that is all').click()
      await openGroup().waitFor({ state: 'detached' })
      await page.getByRole('tab', { name: 'Viewed 2' }).waitFor()
    },
  )

  detail(
    'V under the filter of groups to view leaves the open group until one closes it, and U takes it back [REV-07]',
    async () => {
      const own = await castingScene(product.origin)
      await addSecondGroup(product.origin, own)
      await page.goto(`${own.review}?hideViewed=true`)
      await card().click()
      const said = (words: string) => page.getByRole('status').filter({ hasText: words })
      const isViewed = (pressed: boolean) =>
        openGroup()
          .getByRole('button', { name: pressed ? 'Viewed' : 'Mark viewed', exact: true, pressed })
          .waitFor()
      await isViewed(false)
      await page.keyboard.press('v')
      await isViewed(true)
      await openGroup().getByText('1 of 2', { exact: true }).waitFor()
      await said('Ana Example is viewed.').waitFor()
      await page.keyboard.press('u')
      await isViewed(false)
      await page.keyboard.press('v')
      await isViewed(true)
      await page.keyboard.press('Escape')
      await openGroup().waitFor({ state: 'detached' })
      await page.waitForFunction(() =>
        document.activeElement?.closest('.take-card-root')?.textContent?.includes('Cai'),
      )
      expect(await page.locator('.take-card-root').count()).to.equal(1)
      await page.keyboard.press('v')
      await said('is viewed.').filter({ hasText: 'Cai' }).waitFor()
      expect(await said('is viewed.').count(), 'one offer at a time').to.equal(1)
      await page.keyboard.press('u')
      await card().waitFor()
      await said('Ana Example is viewed.').waitFor()
      await page.keyboard.press('u')
      await page.locator('.take-card-root').nth(1).waitFor()
      await page.keyboard.press('u')
      expect(await page.getByRole('button', { name: 'Undo' }).count(), 'nothing more to take back').to.equal(
        0,
      )
    },
  )

  detail('U after Shift ↓ takes the mark back and leads to its group again [REV-07]', async () => {
    const own = await castingScene(product.origin)
    await addSecondGroup(product.origin, own)
    await page.goto(own.review)
    await card().click()
    const isOpen = (place: string) => openGroup().getByText(place, { exact: true }).waitFor()
    const toView = () => openGroup().getByRole('button', { name: 'Mark viewed', exact: true }).waitFor()
    const undo = () => page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor()
    await isOpen('1 of 2')
    await page.keyboard.press('Shift+ArrowDown')
    await isOpen('2 of 2')
    await undo()
    await page.keyboard.press('u')
    await isOpen('1 of 2')
    await toView()
    await page.keyboard.press('Shift+ArrowDown')
    await isOpen('2 of 2')
    await page.keyboard.press('Shift+ArrowDown')
    await openGroup().waitFor({ state: 'detached' })
    await page.getByText(/^Cai .* is viewed\.$/).waitFor()
    await page.keyboard.press('u')
    await isOpen('2 of 2')
    await toView()
  })

  it('A, V and E select all groups, mark them as viewed and archive their takes [REV-14]', async () => {
    const own = await castingScene(product.origin)
    await page.goto(own.review)
    await card().waitFor()
    await page.keyboard.press('a')
    await page.getByRole('toolbar', { name: 'Selected groups' }).waitFor()
    await page.keyboard.press('v')
    await page.getByRole('tab', { name: 'Viewed 1' }).waitFor()
    await expectFocus('.take-card-root')
    await page.keyboard.press('a')
    await page.keyboard.press('e')
    await page.getByRole('tab', { name: 'Archived 1' }).waitFor()
  })
})
