import { createSession } from '@callboard/projects/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import {
  addSecondGroup,
  addSecondTake,
  type CastingScene,
  castingScene,
} from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Pixels: of a staff control and the frame around it. */
const LINE = 36
/** Pixels: of a desk's window, a fifth; of a phone, the head. */
const HIGH_AT_DESK = 190
const HIGH = 180
/** Pixels: of what one touches, of what is done most, and of the bar at the foot of a phone. */
const FINGER = 44
const THUMB = 52
const BAR = 64
/** Pixels: of a window that is no wider than a desk has to be. */
const NARROW = 920
/** Pixels: what the keys of a phone, and those of a small one, leave of it. */
const SHORT = 560
/** A phone without room for the field beside the actions. */
const LOW = { width: 360, height: 640 }
const SHORTEST = 340

/** A control takes the place of its stand-in once its script is there, and has no box in that moment. */
const boxOf = async (one: Locator) => (await until('it is drawn', () => one.boundingBox(), Boolean))!

describe('the tools of the review', () => {
  const product = productInBrowser()
  let scene: CastingScene
  let page: Page

  before(async () => {
    scene = await castingScene(product.origin)
  })

  it('stand in one line and find groups by the names of their talent [REV-02]', async () => {
    page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const wall = page.getByRole('list', { name: 'Groups' })
    await wall.getByRole('listitem').first().waitFor()
    const tabs = await boxOf(page.getByRole('tablist', { name: 'Takes' }))
    const filters = await boxOf(page.getByRole('search', { name: 'Filters' }))
    expect(filters.height, 'the filters').to.equal(LINE)
    expect(tabs.height, 'the tabs').to.equal(LINE)
    expect(filters.y, 'the top of the filters').to.be.within(tabs.y, tabs.y + LINE)

    await page.getByRole('searchbox', { name: 'Find talent' }).fill('no such name')
    await page.getByText('Nobody called “no such name”').waitFor()
    expect(await page.getByRole('button', { name: /^Clear/ }).count(), 'ways to clear').to.equal(1)
    await page.getByRole('searchbox', { name: 'Find talent' }).fill('an')
    await wall.getByRole('button', { name: /Ana/ }).waitFor()
    const liked = page.getByRole('button', { name: 'Liked groups 0' })
    expect(await liked.isDisabled(), 'a filter that nothing passes').to.equal(true)
    await page.goto(`${page.url()}&likedGroups=true`)
    await page.waitForURL(
      ({ searchParams: now }) => now.get('likedGroups') === 'true' && now.get('find') === 'an',
    )
    // Of the one group no take is liked.
    await page.getByRole('button', { name: 'Clear filters' }).click()
    // Before its menu is loaded the button is disabled, and a key would go to the field that has the focus.
    await page.getByRole('button', { name: 'Show', exact: true, disabled: false }).press('Enter')
    await page.getByRole('switch', { name: 'Hide copied' }).press('Space')
    await page.getByRole('button', { name: 'Show, 1 chosen' }).waitFor()
  })

  it('leave the pictures all but a fifth of the window, and lead on to what is not viewed [REV-07]', async () => {
    const own = await castingScene(product.origin)
    page = await product.arrive(DESK, own.director)
    await page.goto(own.review)
    const card = page.getByRole('list', { name: 'Groups' }).getByRole('listitem').first()
    await card.waitFor()
    expect((await boxOf(card)).y, 'the top of the first picture').to.be.at.most(HIGH_AT_DESK)
    const next = page.getByRole('button', { name: 'View next: Ana' })
    await page.getByRole('searchbox', { name: 'Find talent' }).fill('no such name')
    await page.getByText('groups shown', { exact: true }).waitFor()
    expect(await next.count(), 'ways out of the search').to.equal(0)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await page.getByRole('button', { name: /^To view \d+$/ }).click()
    await next.click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    await open.getByRole('button', { name: 'Mark viewed' }).click()
    await page.keyboard.press('Escape')
    await page.getByText('group, all viewed').waitFor()
    await page.getByRole('heading', { name: 'All viewed' }).waitFor()
    await page.getByRole('button', { name: 'Show all groups' }).click()
    await card.waitFor()
    expect(await next.count()).to.equal(0)
    await page.getByRole('link', { name: 'Picks', exact: true }).waitFor()
  })

  it('light the row of a menu that is pointed at, and none before [REV-01]', async () => {
    page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const rows = page.getByRole('menuitem')
    await rows.first().waitFor()
    const grounds = () => rows.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(new Set(await grounds()), 'opened by a mouse').to.deep.equal(new Set(['rgba(0, 0, 0, 0)']))
    await rows.nth(1).hover()
    const well = await page.evaluate(() => {
      const probe = document.querySelector('[role="menu"]')!.appendChild(document.createElement('i'))
      probe.style.background = 'var(--cb-well)'
      return getComputedStyle(probe).backgroundColor
    })
    expect((await grounds())[1]).to.equal(well)
    expect((await boxOf(rows.first())).height).to.equal(LINE)
  })

  detail('frame a card under the keys, and draw switches with a plain thumb [REV-14]', async () => {
    page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const card = page.locator('.take-card-root').first()
    await card.waitFor()
    await page.keyboard.press('j')
    const frame = await card.evaluate((one) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(one)
      return { outlineWidth, outlineOffset }
    })
    expect(frame).to.deep.equal({ outlineWidth: '2px', outlineOffset: '2px' })
    await page.getByRole('button', { name: 'Show', exact: true, disabled: false }).click()
    const track = page.locator('.mantine-Switch-track').first()
    await track.waitFor()
    const drawn = await track.evaluate((one) => ({
      size: [one.clientWidth + 2, one.clientHeight + 2],
      dot: getComputedStyle(one.querySelector('.mantine-Switch-thumb')!, '::before').content,
    }))
    expect(drawn).to.deep.equal({ size: [28, 16], dot: 'none' })
  })

  detail('show four actions on selected groups in one bar, from the edge of the wall [REV-07]', async () => {
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().waitFor()
    await page.keyboard.press('a')
    const bar = page.getByRole('toolbar', { name: 'Selected groups' })
    await bar.waitFor()
    const { x, width } = await boxOf(bar)
    expect([x, PHONE.width - x - width], 'the room left and right of it').to.deep.equal([0, 0])
    const first = await boxOf(bar.getByRole('button', { name: 'Copy to Posting page' }))
    const card = await boxOf(page.getByRole('list', { name: 'Groups' }).getByRole('listitem').first())
    expect(first.x, 'its first action, below the first picture').to.equal(card.x)
    expect(await page.getByRole('contentinfo').isVisible(), 'the footer below it').to.equal(false)
    await page.setViewportSize(DESK)
    await bar.getByText('Download Selected').waitFor()
    const names = await bar.getByRole('button').evaluateAll((all) => all.map((one) => one.textContent))
    expect(names.filter(Boolean)).to.deep.equal([
      'Copy to Posting page',
      'Download Selected',
      'Mark as viewed',
    ])
  })

  it('say how many takes are to view, and follow what another desk marks as viewed [REV-07]', async () => {
    const own = await castingScene(product.origin)
    page = await product.arrive(DESK, own.director)
    await page.goto(own.review)
    await page.getByText('take to view', { exact: true }).waitFor()
    const other = await product.arrive(DESK, own.director)
    await other.goto(own.review)
    await other.getByRole('list', { name: 'Groups' }).waitFor()
    await other.keyboard.press('a')
    await other.keyboard.press('v')
    await page.getByText('group, all viewed').waitFor()
    await page.reload()
    await page.getByText('group, all viewed').waitFor()
  })

  it('leave the head two actions, the title as a menu of sessions, and all else in one menu [REV-01]', async () => {
    page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const director = await signIn(product.origin, 'director')
    const { session } = await director.call(getReview, { session: scene.session })
    const { _id: later } = await director.call(createSession, {
      name: 'Callbacks on the second day of May',
      studio: session.studio,
      time_zone: ZONE,
      dates: [{ date: dayFromToday(1), start_time: '10:00', location_type: 'Virtual' }],
    })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).getByRole('button', { name: session.name }).click()
    const entry = page.getByRole('menuitem', { name: 'Callbacks on the second d…' })
    expect(await entry.getAttribute('href')).to.equal(`/video/${session.studio_uri}/${later}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    for (const name of ['Select groups', 'Select all', 'File sync'])
      await page.getByRole('menuitem', { name }).waitFor()
  })

  it('stand in one row on a phone, with the rest in a sheet, and pictures high on the screen [REV-02]', async () => {
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    const card = page.getByRole('list', { name: 'Groups' }).getByRole('listitem').first()
    await card.waitFor()
    expect((await boxOf(card)).y, 'the top of the first picture').to.be.at.most(HIGH)
    const find = await boxOf(page.getByRole('searchbox', { name: 'Find talent' }))
    const open = page.getByRole('button', { name: 'Filters', exact: true })
    expect((await boxOf(open)).y).to.equal(find.y)
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByText('Filters', { exact: true }).and(page.locator(':focus')).waitFor()
    const labels = await sheet.locator('search :has(> select)').evaluateAll((all) =>
      all.map((one) => {
        const { content, display } = getComputedStyle(one, '::before')
        return [content, display]
      }),
    )
    expect(labels, 'the names of the lists').to.deep.equal([
      ['"Role"', 'block'],
      ['"Feedback"', 'block'],
    ])
    await sheet.getByRole('switch', { name: 'Liked videos only' }).check()
    await sheet.getByRole('switch', { name: 'Hide copied' }).check()
    await sheet.getByRole('switch', { name: 'Show fps' }).check()
    const close = await boxOf(sheet.getByRole('button', { name: 'Close' }))
    expect([close.width, close.height]).to.deep.equal([FINGER, FINGER])
    await sheet.getByRole('button', { name: 'Show 0 groups' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByText('No groups match').waitFor()
    await page.getByRole('button', { name: 'Filters, 2 chosen' }).waitFor()
    const set = page.getByRole('button', { name: /^Remove / })
    const words = () => set.evaluateAll((all) => all.map((one) => one.textContent))
    expect(await words()).to.deep.equal(['Liked takes', 'Hide copied'])
    expect((await boxOf(set.first())).height).to.equal(FINGER)
    await set.first().click()
    await page.getByRole('button', { name: 'Filters, 1 chosen' }).waitFor()
    expect(await words()).to.deep.equal(['Hide copied'])
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const { session } = await (await signIn(product.origin, 'director')).call(getReview, {
      session: scene.session,
    })
    const more = page.getByRole('dialog', { name: session.name, exact: true })
    await more.getByRole('link', { name: 'Live room' }).waitFor()
    const headings = await more.locator('h3').allTextContents()
    expect(headings.slice(0, 2)).to.deep.equal(['Posting pages', 'Session'])
    expect((await boxOf(more.getByRole('link', { name: 'Live room' }))).height).to.equal(FINGER)
    await more.getByRole('button', { name: 'Posting links' }).click()
    await page.getByRole('dialog', { name: 'Posting links' }).waitFor()
    await more.waitFor({ state: 'detached' })
  })

  it('have the next group to view under the thumb of a phone, until groups are selected [REV-07]', async () => {
    const own = await castingScene(product.origin)
    page = await product.arrive(PHONE, own.director)
    await page.goto(own.review)
    const next = page.getByRole('button', { name: 'View next: Ana' })
    await next.waitFor()
    const { y, height, width } = await boxOf(next)
    expect(height).to.equal(THUMB)
    expect(width, 'as wide as the page').to.equal(PHONE.width - 32)
    const bar = await boxOf(next.locator('xpath=..'))
    const places = await boxOf(page.getByRole('navigation', { name: 'Main' }))
    expect([bar.x, bar.width, bar.height]).to.deep.equal([0, PHONE.width, BAR])
    expect(bar.y + bar.height, 'the bar, on the places').to.be.closeTo(places.y, 1)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const foot = await boxOf(page.getByRole('contentinfo'))
    expect(foot.y + foot.height, 'the end of the page').to.be.at.most(y)
    await page.keyboard.press('a')
    await page.getByRole('toolbar', { name: 'Selected groups' }).waitFor()
    expect(await next.count()).to.equal(0)
    await page.keyboard.press('Escape')
    await next.click()
    await page.getByRole('region', { name: /^Takes of/ }).waitFor()
  })

  detail(
    'of a phone tell of an archive by a dot on their menu, until its row was seen [OPS-08]',
    async () => {
      const own = await castingScene(product.origin)
      page = await product.arrive(PHONE, own.director)
      await page.goto(own.review)
      await page.locator('.take-card-root').first().waitFor()
      const menu = page.getByRole('button', { name: /^More/, disabled: false })
      await menu.click()
      await page.getByRole('button', { name: 'Download', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Download Selected' })
      await dialog.getByRole('button', { name: 'OK' }).click()
      await dialog.waitFor({ state: 'detached' })
      const dot = page.locator('[data-news]')
      await page.getByRole('button', { name: 'More. New: Archive ready: 1 take', exact: true }).waitFor()
      await dot.waitFor()
      expect(await page.getByRole('list', { name: 'Archives' }).count(), 'bars over the wall').to.equal(0)
      await menu.click()
      await page.getByRole('link', { name: /^Archive ready: 1 take\s*New/ }).waitFor()
      expect(await dot.count(), 'the dot over its row').to.equal(0)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'More', exact: true }).waitFor()
      expect(await dot.count(), 'the dot, once its row was seen').to.equal(0)
      await page.reload()
      await page.locator('.take-card-root').first().waitFor()
      await menu.waitFor()
      expect(await dot.count(), 'the dot after a reload').to.equal(0)
    },
  )

  it('choose archived and viewed groups from a list on a phone [REV-02]', async () => {
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().waitFor()
    await page.getByLabel('Takes', { exact: true }).selectOption('archived')
    await page.getByText('Nothing is archived').waitFor()
    expect(new URL(page.url()).searchParams.get('tab')).to.equal('archived')
  })

  it('select groups by taps on their pictures once that was chosen from the menu [REV-03]', async () => {
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    const card = page.locator('.take-card-root').first()
    await card.waitFor()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Select groups' }).click()
    await page.getByRole('toolbar').getByText('Tap groups to choose them').waitFor()
    await card.click()
    const box = page.getByRole('checkbox', { name: /^Select/, checked: true })
    const bar = page.getByRole('toolbar', { name: 'Selected groups' })
    await box.waitFor()
    await bar.getByText('1 group selected', { exact: true }).waitFor()
    for (const name of ['Copy to Posting page', 'Download Selected', 'Mark as viewed']) {
      const { x, width, height } = await boxOf(bar.getByRole('button', { name, exact: true }))
      expect(height, name).to.equal(FINGER)
      expect(x + width, name).to.be.below(PHONE.width - FINGER)
    }
    const isCut = await bar
      .getByText('Copy to Posting page', { exact: true })
      .evaluate((words) => words.scrollWidth > words.clientWidth)
    expect(isCut, 'words without their end').to.equal(false)
    await bar.getByRole('button', { name: 'More for the selected groups' }).click()
    await page.getByRole('menuitem', { name: 'Copy to session' }).waitFor()
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    await bar.waitFor({ state: 'detached' })
    await card.click()
    await page.getByRole('region', { name: /^Takes of/ }).waitFor()
  })

  detail('name commands on an open group, and mark its state beside them [REV-07]', async () => {
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    const mark = open.getByRole('button', { name: 'Mark viewed' })
    await mark.click()
    await open.getByRole('button', { name: 'Viewed', exact: true, pressed: true }).click()
    await mark.waitFor()
  })

  for (const [screen, size] of [
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const)
    detail(`stay where they are when the notice of an archive comes, at ${screen} [OPS-08]`, async () => {
      // An archive of another test is ready already, and would be taken for this one.
      const own = await castingScene(product.origin)
      page = await product.arrive(size, own.director)
      await page.goto(own.review)
      await page.locator('.take-card-root').first().click()
      const open = page.getByRole('region', { name: /^Takes of/ })
      const shown = [
        open.locator('video'),
        open.getByText('1 of 1', { exact: true }),
        open.getByRole('button', { name: 'More actions' }),
        open.getByRole('button', { name: 'Close group' }),
      ]
      for (const one of shown) await one.waitFor()
      const before = await Promise.all(shown.map(boxOf))
      await page.keyboard.press('d')
      const dialog = page.getByRole('dialog', { name: 'Download Selected' })
      await dialog.getByRole('button', { name: 'OK' }).click()
      await dialog.waitFor({ state: 'detached' })
      await open.locator('[data-news]').waitFor()
      await open.getByRole('button', { name: 'More actions' }).click()
      const menu = page.getByRole(size === DESK ? 'menu' : 'dialog', { name: /More actions/ })
      await menu.getByText(/^Archive ready/).waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'detached' })
      expect(await open.locator('[data-news]').count(), 'the dot, once it was read').to.equal(0)
      expect(await Promise.all(shown.map(boxOf))).to.deep.equal(before)
    })

  detail('show an archive that is ready once, on the wall, and keep it in a list [OPS-08]', async () => {
    const own = await castingScene(product.origin)
    page = await product.arrive(DESK, own.director)
    await page.goto(own.review)
    const tools = page.getByRole('button', { name: 'Show', exact: true, disabled: false })
    const picks = page.getByRole('link', { name: 'Picks' }).or(page.getByRole('button', { name: 'Picks' }))
    const before = [await boxOf(tools), await boxOf(picks)]
    await page.locator('.take-card-root').first().click()
    await page.getByRole('region', { name: /^Takes of/ }).waitFor()
    await page.keyboard.press('d')
    await page.getByRole('dialog', { name: 'Download Selected' }).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('button', { name: /^More actions. New: Archive ready/ }).waitFor()
    const notices = page.getByRole('list', { name: 'Archives' })
    const ready = notices.getByText(/^Archive ready/)
    expect(await ready.count(), 'beside an open group').to.equal(0)

    await page.keyboard.press('Escape')
    await ready.waitFor()
    const card = page.getByRole('list', { name: 'Groups' }).getByRole('listitem').first()
    const head = await boxOf(notices)
    expect(head.y + head.height, 'in the head of the wall, over no card').to.be.below((await boxOf(card)).y)
    expect([await boxOf(tools), await boxOf(picks)], 'what stands beside it').to.deep.equal(before)

    await page.reload()
    await card.waitFor()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Archive ready/ }).waitFor()
    expect(await ready.count()).to.equal(0)
  })

  detail(
    'of an open group of one take have its facts below the people, and a comment field in sight [REV-04]',
    async () => {
      const own = await castingScene(product.origin)
      page = await product.arrive(DESK, own.director)
      await page.goto(own.review)
      await page.locator('.take-card-root').first().click()
      const open = page.getByRole('region', { name: /^Takes of/ })
      const film = await boxOf(open.locator('video'))
      expect(film.x, 'the film begins at the edge').to.equal(0)
      expect(film.height, 'a film of 16:9 is whole').to.be.closeTo((film.width * 9) / 16, 1)
      const strip = await boxOf(open.getByRole('list', { name: 'Takes' }))
      expect(strip.y, 'its strip below it, as one of several has it').to.be.within(
        film.y + film.height,
        film.y + film.height + FINGER,
      )
      const send = await boxOf(open.getByRole('button', { name: 'Add comment' }))
      const actions = await boxOf(open.getByRole('button', { name: 'Download' }))
      const facts = await boxOf(open.getByText(/^Added /))
      const bar = await boxOf(open.getByRole('slider', { name: 'Position' }))
      expect(bar.y + bar.height, 'its bar over the picture').to.be.at.most(film.y + film.height)
      const people = await boxOf(open.getByRole('list', { name: 'Talent' }))
      const comments = await boxOf(open.getByRole('heading', { name: /^Comments/ }))
      expect(facts.y, 'its facts below the people').to.be.at.least(people.y + people.height)
      expect(facts.y + facts.height, 'above the comments').to.be.at.most(comments.y)
      expect(send.y + send.height, 'the end of the field').to.be.below(actions.y)
    },
  )

  detail(
    'of an open group at a desk lead to the groups beside it, beside its place among them [REV-04]',
    async () => {
      const own = await castingScene(product.origin)
      await addSecondGroup(product.origin, own)
      page = await product.arrive(DESK, own.director)
      await page.goto(own.review)
      await page.locator('.take-card-root').first().click()
      const open = page.getByRole('region', { name: /^Takes of/ })
      await open.getByText('1 of 2', { exact: true }).waitFor()
      await open.getByRole('button', { name: 'Previous group', disabled: true }).waitFor()
      await open.getByRole('button', { name: 'Mark viewed' }).click()
      const next = open.getByRole('button', { name: /^Next: Cai/ })
      await page.setViewportSize({ width: NARROW, height: DESK.height })
      const { x, width } = await boxOf(next)
      expect(x + width, 'its end, at a narrow desk').to.be.at.most(NARROW)
      await page.setViewportSize(DESK)
      await next.click()
      await open.getByText('2 of 2', { exact: true }).waitFor()
      await open.getByRole('button', { name: /^Previous: Ana/ }).click()
      await open.getByText('1 of 2', { exact: true }).waitFor()
      await next.click()
      await open.getByRole('button', { name: 'Mark viewed' }).click()
      await open.getByRole('button', { name: 'All groups' }).click()
      await open.waitFor({ state: 'detached' })
    },
  )

  detail('of a copy are a sheet on a phone, each as high as a finger [PST-01]', async () => {
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    await page.getByRole('button', { name: 'Copy to Posting page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy to Posting page' })
    const send = dialog.getByRole('button', { name: 'Copy to Later picks', exact: true })
    await until(
      'the sheet at the foot',
      async () => {
        const { y, height } = await boxOf(dialog)
        return y + height
      },
      (foot) => foot === PHONE.height,
    )
    expect((await boxOf(send)).width, 'the button').to.equal(PHONE.width - 34)
    expect(await dialog.getByRole('button', { name: 'Cancel' }).count()).to.equal(0)
    for (const one of [send, dialog.getByLabel('New page name')])
      expect((await boxOf(one)).height).to.be.at.least(FINGER)
    const { x, y } = await boxOf(dialog.getByText('Only liked videos'))
    await page.mouse.click(x + 200, y - 8)
    await dialog.getByRole('checkbox', { name: 'Only liked videos', checked: true }).waitFor()
  })

  detail('of an open group on a phone are in one bar, and all others in a sheet [REV-07]', async () => {
    await addSecondGroup(product.origin, scene)
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    const film = await boxOf(open.locator('video'))
    expect([film.x, film.width], 'the film from edge to edge').to.deep.equal([0, PHONE.width])
    const bar = PHONE.height - BAR - FINGER
    await open.getByRole('button', { name: 'More actions', disabled: false }).waitFor()
    for (const name of [
      'Like',
      'Mark viewed',
      'Copy to Posting page',
      'More actions',
      'Previous group',
      /^Viewed, next: Cai/,
    ]) {
      const { x, y, width, height } = await boxOf(open.getByRole('button', { name, exact: true }))
      expect(Math.min(width, height), String(name)).to.be.at.least(FINGER)
      expect(y, `${name}, under the thumb`).to.be.at.least(bar)
      expect([x >= 0, x + width <= PHONE.width, y + height <= PHONE.height], String(name)).to.not.include(
        false,
      )
    }
    const widths = await Promise.all(
      ['Like', 'Mark viewed', 'Copy to Posting page', 'More actions'].map(async (name) =>
        Math.round((await boxOf(open.getByRole('button', { name, exact: true }))).width),
      ),
    )
    expect(Math.max(...widths) - Math.min(...widths), 'four columns of one width').to.be.at.most(1)
    await open.getByRole('button', { name: /^Viewed, next: Cai/ }).click()
    await open.getByText('2 of 2', { exact: true }).waitFor()
    await open.getByRole('button', { name: /^Previous: Ana/ }).click()
    await open.getByText('1 of 2', { exact: true }).waitFor()
    await open.getByRole('button', { name: 'More actions' }).click()
    const sheet = page.getByRole('dialog', { name: 'More actions' })
    for (const name of ['Download', 'Archive video', 'Add Video'])
      await sheet.getByRole('button', { name, exact: true }).waitFor()
    await sheet.getByRole('button', { name: 'Edit group' }).click()
    await page.getByRole('dialog', { name: 'Edit group' }).getByLabel('Group name').waitFor()
    expect(await sheet.count()).to.equal(0)
  })

  detail(
    'a finger that goes sideways over the picture leads to the next take, and on to the next group [REV-04]',
    async () => {
      const own = await castingScene(product.origin)
      await addSecondGroup(product.origin, own)
      page = await product.arrive(PHONE, own.director)
      await page.goto(own.review)
      await page.locator('.take-card-root').first().click()
      const open = page.getByRole('region', { name: /^Takes of/ })
      const film = open.locator('video')
      const swipe = (by: number) =>
        film.evaluate((on, way) => {
          for (const [type, clientX] of [
            ['pointerdown', 200],
            ['pointerup', 200 + way],
          ] as const)
            on.dispatchEvent(
              new PointerEvent(type, { clientX, clientY: 100, pointerType: 'touch', bubbles: true }),
            )
        }, by)
      await open.getByText('1 of 2', { exact: true }).waitFor()
      await swipe(-120)
      await open.getByText('2 of 2', { exact: true }).waitFor()
      await swipe(120)
      await open.getByText('1 of 2', { exact: true }).waitFor()
      await swipe(20)
      expect(await open.getByText('1 of 2', { exact: true }).count(), 'a slipped tap').to.equal(1)
      await open.getByRole('button', { name: 'All groups, 1 of 2' }).click()
      await page.getByRole('dialog', { name: 'Groups' }).getByRole('button', { name: /Cai/ }).click()
      await page.getByRole('dialog', { name: 'Groups' }).waitFor({ state: 'detached' })
      await open.getByText('2 of 2', { exact: true }).waitFor()
    },
  )

  for (const width of [DESK.width, 1280])
    detail(
      `of an open group leave the words of what was done above them, where a dialog does, ${width} wide [REV-07]`,
      async () => {
        const own = await castingScene(product.origin)
        await addSecondGroup(product.origin, own)
        page = await product.arrive({ width, height: DESK.height }, own.director)
        await page.goto(own.review)
        await page.locator('.take-card-root').first().click()
        const open = page.getByRole('region', { name: /^Takes of/ })
        await open.getByRole('button', { name: /^Viewed, next/ }).click()
        const words = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
        const said = await boxOf(words)
        const like = await boxOf(open.getByRole('button', { name: 'Like', exact: true }))
        expect(said.y + said.height, 'above the actions').to.be.below(like.y)
        await page.keyboard.press('c')
        const dialog = page.getByRole('dialog', { name: 'Copy to Posting page' })
        await dialog.getByRole('button', { name: /^Copy/ }).waitFor()
        const beside = await boxOf(words)
        expect([beside.x, beside.y + beside.height], 'where they were').to.deep.equal([
          said.x,
          said.y + said.height,
        ])
        expect(beside.x + beside.width, 'beside the dialog').to.be.below((await boxOf(dialog)).x)
      },
    )

  detail('of an open group leave a phone the field in its place, and give way to it [REV-04]', async () => {
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    const field = open.getByLabel('Comment on this take')
    const like = open.getByRole('button', { name: 'Like', exact: true })
    await field.waitFor()
    const { y, height } = await boxOf(field)
    expect(height).to.equal(FINGER)
    expect(y + height, 'above the actions').to.be.below(PHONE.height - BAR - FINGER)
    expect(await open.getByRole('button', { name: 'Comment', exact: true }).isVisible()).to.equal(false)
    await field.click()
    await like.waitFor({ state: 'hidden' })
    expect(await field.evaluate((one) => one === document.activeElement), 'the focus').to.equal(true)
    await open.getByRole('button', { name: 'Close comment' }).click()
    await like.waitFor()
    expect((await boxOf(field)).y, 'its place').to.equal(y)
    await field.click()
    await like.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await like.waitFor()
    await field.click()
    await like.waitFor({ state: 'hidden' })
    const closes = await boxOf(open.getByRole('button', { name: 'Close comment' }))
    expect([closes.width, closes.height]).to.deep.equal([FINGER, FINGER])
    await open.locator('video').click()
    await like.waitFor()
    await field.fill('Kept')
    await open.locator('video').click()
    expect(await like.isVisible(), 'words are left unsent').to.equal(false)
  })

  detail('of an open group on a phone give way to a comment that is written [REV-04] [REV-07]', async () => {
    const own = await castingScene(product.origin)
    await addSecondTake(product.origin, own)
    await addSecondGroup(product.origin, own)
    page = await product.arrive(PHONE, own.director)
    await page.goto(own.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    const write = open.getByRole('button', { name: 'Comment', exact: true })
    const field = open.getByLabel('Comment on this take')
    await field.waitFor()
    expect(await write.isVisible(), 'beside the field').to.equal(false)
    await page.setViewportSize(LOW)
    await field.waitFor({ state: 'hidden' })
    await write.click()
    expect(await field.evaluate((one) => one === document.activeElement), 'the focus').to.equal(true)
    const form = open.locator('form')
    const comments = open.getByRole('region', { name: 'Comments', exact: true })
    const send = open.getByRole('button', { name: 'Add comment' })
    const end = ({ y, height }: Awaited<ReturnType<typeof boxOf>>) => y + height
    const isWhole = async (height: number) => {
      const [film, said, form_] = [
        await boxOf(open.locator('video')),
        await boxOf(comments),
        await boxOf(form),
      ]
      return film.height > 0.2 * height && said.y >= end(film) && said.y < form_.y && end(form_) <= height
    }
    for (const size of [PHONE, { width: 360, height: SHORT }, { width: 360, height: SHORTEST }]) {
      await page.setViewportSize(size)
      await until(`film, comments and field at ${size.height}`, () => isWhole(size.height))
      expect(size.height - end(await boxOf(form)), 'below the field').to.be.at.most(FINGER / 2)
      for (const hidden of [
        open.getByRole('list', { name: 'Takes' }),
        open.getByRole('list', { name: 'Talent' }),
        open.getByRole('button', { name: /^Viewed, next: Cai/ }),
        open.getByRole('button', { name: 'Like', exact: true }),
      ])
        expect(await hidden.isVisible(), `${String(hidden)} at ${size.height}`).to.equal(false)
      expect([(await boxOf(field)).height, (await boxOf(send)).height]).to.deep.equal([FINGER, FINGER])
    }
    await field.fill('Once more, and drier')
    await field.press('Enter')
    const sent = comments.getByText('Once more, and drier')
    await sent.waitFor()
    await open.getByRole('status').getByText('Comment sent').waitFor()
    await open.getByRole('button', { name: 'Like', exact: true }).waitFor()
    expect(
      await open.evaluate((one) => one.contains(document.activeElement) && document.activeElement?.tagName),
      'the focus',
    ).to.equal('SECTION')
    await page.setViewportSize(LOW)
    await write.click()
    await field.fill('Not sent')
    await field.press('Escape')
    await field.waitFor({ state: 'hidden' })
    await open.getByRole('list', { name: 'Talent' }).waitFor()
    await open.getByRole('button', { name: 'Comment: draft' }).click()
    expect(await field.inputValue()).to.equal('Not sent')
    await field.fill('')
    await open.getByRole('button', { name: 'Close comment' }).click()
    await write.waitFor()
  })
})
