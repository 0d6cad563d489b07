import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the focus of a dialog that opens', () => {
  const product = productInBrowser()
  let scene: CastingScene
  let page: Page

  const dialog = () => page.getByRole('dialog')
  const hasFocus = async (what: ReturnType<Page['locator']>) => {
    const element = await what.elementHandle()
    await page.waitForFunction((wanted) => document.activeElement === wanted, element)
  }
  const leave = async () => {
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  }

  before(async () => {
    scene = await castingScene(product.origin)
  })
  beforeEach(async () => {
    page = await product.arrive(DESK, scene.director)
  })

  it('is on its first field, and back where it was after it [APP-18]', async () => {
    await page.goto('/')
    const create = page.getByRole('button', { name: '+ Create Project' })
    await create.press('Enter')
    await hasFocus(dialog().getByLabel('Project Name'))
    await leave()
    await hasFocus(create)
    const quick = page.getByRole('button', { name: 'Quick Start' })
    await quick.press('Enter')
    await hasFocus(dialog().locator('input, textarea').first())
    await leave()
    await hasFocus(quick)
  })

  detail('is on its title where it has no field, never on its close button [APP-18]', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: '+ Create Project' }).waitFor()
    await page.keyboard.press('?')
    await hasFocus(dialog().getByRole('heading', { name: 'Keys' }))
    await leave()
  })

  detail('is on the title of the page once what opened it is gone [APP-18]', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: '+ Create Project' }).press('Enter')
    await dialog().getByLabel('Project Name').waitFor()
    await page
      .getByRole('button', { name: '+ Create Project', includeHidden: true })
      .evaluate((one) => one.remove())
    await leave()
    await hasFocus(page.getByRole('heading', { level: 1 }))
  })

  detail('is on the first field in review and schedule [APP-18]', async () => {
    await page.goto(scene.review)
    await page.getByRole('list', { name: 'Groups' }).getByRole('button', { name: 'Ana' }).click()
    await page.getByRole('region', { name: /^Takes of/ }).waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit group' }).click()
    await hasFocus(dialog().getByLabel('Group name'))
    await leave()
    await page.keyboard.press('c')
    await hasFocus(
      dialog().getByRole('radio', { checked: true }).or(dialog().getByLabel('New page name')).first(),
    )
    await leave()
    await page.goto(scene.schedule)
    await page.getByRole('button', { name: 'Add time frame' }).click()
    await hasFocus(dialog().getByLabel('Time Frame Name'))
    await leave()
  })
})

describe('the ground of what lies over a page', () => {
  const product = productInBrowser()

  detail('is the scrim of 32 %, unblurred, for dialogs and drawers', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    const expectScrim = async (kind: 'Modal' | 'Drawer') => {
      const ground = page.locator(`.mantine-${kind}-overlay`)
      await ground.waitFor()
      const look = await ground.evaluate((element) => {
        const { backgroundColor, backdropFilter } = getComputedStyle(element)
        return { backgroundColor, backdropFilter }
      })
      expect(look).to.deep.equal({ backgroundColor: 'rgba(33, 30, 26, 0.32)', backdropFilter: 'none' })
    }
    await page.goto('/')
    await page.getByRole('button', { name: '+ Create Project' }).click()
    await expectScrim('Modal')
    await page.goto(scene.edit)
    await page.getByRole('list', { name: 'Dates' }).getByRole('button').first().click()
    await expectScrim('Drawer')
  })
})
