import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { addSecondGroup, type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Pixels: of a staff control and the frame around it. */
const LINE = 36

const boxOf = async (one: Locator) => (await one.boundingBox())!

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
    expect(filters.height, 'the filters').to.be.at.most(LINE)
    expect(filters.y, 'the top of the filters').to.be.within(tabs.y, tabs.y + LINE)

    await page.getByRole('searchbox', { name: 'Find talent' }).fill('no such name')
    await page.getByText('No group passes these filters').waitFor()
    await page.getByRole('searchbox', { name: 'Find talent' }).fill('an')
    await wall.getByRole('button', { name: /Ana/ }).waitFor()
    await page.getByRole('button', { name: /^Liked \d+$/ }).click()
    await page.waitForURL(
      ({ searchParams: now }) => now.get('likedGroups') === 'true' && now.get('find') === 'an',
    )
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    // Before its menu is loaded the button is disabled, and a key would go to the field that has the focus.
    await page.getByRole('button', { name: 'View', exact: true, disabled: false }).press('Enter')
    await page.getByRole('switch', { name: 'Hide copied' }).press('Space')
    await page.getByRole('button', { name: 'View, 1 chosen' }).waitFor()
  })

  detail('name commands on an open group, and mark its state beside them [REV-07]', async () => {
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    await open.getByRole('button', { name: 'Mark as viewed' }).click()
    await open.getByRole('button', { name: 'Mark as not viewed' }).click()
    await open.getByRole('button', { name: 'Mark as viewed' }).waitFor()
  })

  for (const [screen, size] of [
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const)
    detail(
      `leave film, neighbours and close button free of the notice of an archive, at ${screen} [OPS-08]`,
      async () => {
        page = await product.arrive(size, scene.director)
        await page.goto(scene.review)
        await page.locator('.take-card-root').first().click()
        const open = page.getByRole('region', { name: /^Takes of/ })
        await open.locator('video').waitFor()
        await page.keyboard.press('d')
        const dialog = page.getByRole('dialog', { name: 'Download Selected' })
        await dialog.getByRole('button', { name: 'OK' }).click()
        await dialog.waitFor({ state: 'detached' })
        const notices = page.getByRole('list', { name: 'Archives' })
        await notices.getByText(/^Archive ready/).waitFor()
        const notice = await boxOf(notices)
        for (const free of [
          open.locator('video'),
          // On a phone the groups beside it are in the bar at the foot.
          size === DESK
            ? open.getByRole('list', { name: 'Groups of this tab' })
            : open.getByRole('button', { name: 'Next group' }),
          open.getByRole('button', { name: 'Close group' }),
        ]) {
          const { x, y, width, height } = await boxOf(free)
          const isBeside = x >= notice.x + notice.width || x + width <= notice.x
          expect(isBeside || y >= notice.y + notice.height || y + height <= notice.y).to.equal(true)
        }
      },
    )

  detail(
    'show an archive that is ready once, beside the comments, and keep it in a list [OPS-08]',
    async () => {
      page = await product.arrive(DESK, scene.director)
      await page.goto(scene.review)
      await page.locator('.take-card-root').first().click()
      await page.getByRole('region', { name: /^Takes of/ }).waitFor()
      await page.keyboard.press('d')
      await page
        .getByRole('dialog', { name: 'Download Selected' })
        .getByRole('button', { name: 'OK' })
        .click()
      const notices = page.getByRole('list', { name: 'Archives' })
      const ready = notices.getByText(/^Archive ready/)
      await ready.waitFor()
      const side = await boxOf(page.getByRole('region', { name: 'Comments on this take' }))
      const notice = await boxOf(notices)
      expect(notice.y + notice.height, 'the end of the notices').to.be.at.most(side.y)

      await page.reload()
      await page.getByRole('region', { name: /^Takes of/ }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Archives' }).click()
      await page.getByRole('menuitem', { name: /^Archive ready/ }).waitFor()
      expect(await ready.count()).to.equal(0)
    },
  )

  detail('of an open group at a desk have a film of 16:9 and a comment field in sight [REV-04]', async () => {
    const own = await castingScene(product.origin)
    page = await product.arrive(DESK, own.director)
    await page.goto(own.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    const film = await boxOf(open.locator('video'))
    expect(film.x, 'the film begins at the edge').to.equal(0)
    expect(film.width / film.height, 'the shape of the film').to.be.closeTo(16 / 9, 0.01)
    const send = await boxOf(open.getByRole('button', { name: 'Add comment' }))
    const actions = await boxOf(open.getByRole('button', { name: 'Download' }))
    expect(send.y + send.height, 'the end of the field').to.be.below(actions.y)
  })

  detail('of an open group on a phone are in one bar, and all others in a sheet [REV-07]', async () => {
    await addSecondGroup(product.origin, scene)
    page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    const film = await boxOf(open.locator('video'))
    expect([film.x, film.width], 'the film from edge to edge').to.deep.equal([0, PHONE.width])
    for (const name of ['Previous group', 'Like', 'Mark as viewed', 'More actions', 'Next group']) {
      const { x, y, width, height } = await boxOf(open.getByRole('button', { name, exact: true }))
      expect(Math.min(width, height), name).to.be.at.least(44)
      expect([x >= 0, x + width <= PHONE.width, y + height <= PHONE.height], name).to.not.include(false)
    }
    await open.getByRole('button', { name: 'Next group' }).click()
    await open.getByText('2 of 2', { exact: true }).waitFor()
    await open.getByRole('button', { name: 'Previous group' }).click()
    await open.getByText('1 of 2', { exact: true }).waitFor()
    await open.getByRole('button', { name: 'More actions' }).click()
    const sheet = page.getByRole('dialog', { name: 'More actions' })
    for (const name of ['Copy to Posting page', 'Download', 'Archive video', 'Add Video'])
      await sheet.getByRole('button', { name, exact: true }).waitFor()
    await sheet.getByRole('button', { name: 'Edit group' }).click()
    await page.getByRole('dialog', { name: 'Edit group' }).getByLabel('Group name').waitFor()
    expect(await sheet.count()).to.equal(0)
  })
})
