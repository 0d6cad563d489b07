import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { addSecondGroup, type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the groups of a review', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
    await addSecondGroup(product.origin, scene)
  })

  const review = async () => {
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.getByRole('list', { name: 'Groups' }).getByRole('listitem').nth(1).waitFor()
    return page
  }
  const firstIs = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Groups' }).getByRole('listitem').first().getByText(name).waitFor()

  it('are put in order by keys, at once on every desk, and stay so [REV-05]', async () => {
    const [page, other] = [await review(), await review()]
    await firstIs(other, 'Ana Example')
    await page.getByRole('button', { name: 'Sort groups' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sort groups' })
    await dialog.getByRole('button', { name: 'Move Cai Example' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.getByText('Cai Example is over place 1 of 2.').waitFor()
    await page.keyboard.press('Space')
    await dialog.getByRole('listitem').first().getByText('Cai Example').waitFor()
    await firstIs(other, 'Cai Example')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await firstIs(page, 'Cai Example')
  })

  it('are marked as viewed by one call, however many they are [REV-07]', async () => {
    const [page, other] = [await review(), await review()]
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('viewed')) asked.push(request.method())
    })
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Mark as Viewed' }).click()
    await other.getByRole('tab', { name: 'Viewed 2' }).waitFor()
    expect(asked).to.deep.equal(['PUT'])
  })
})
