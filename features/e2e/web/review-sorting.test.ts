import { copyToPage } from '@callboard/posting/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { addSecondGroup, type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { moveUpByKeys } from '../../drivers/ui/move-by-keys.ts'
import { DESK } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
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
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Sort groups' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sort groups' })
    await dialog.waitFor()
    await moveUpByKeys(page, 'Cai Example', { from: 2, to: 1, of: 2 })
    await dialog.getByRole('listitem').first().getByText('Cai Example').waitFor()
    await firstIs(other, 'Cai Example')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await firstIs(page, 'Cai Example')
  })

  detail('are marked as viewed by one call, however many they are [REV-07]', async () => {
    const [page, other] = [await review(), await review()]
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('viewed')) asked.push(request.method())
    })
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Mark as viewed' }).click()
    await other.getByRole('tab', { name: 'Viewed 2' }).waitFor()
    expect(asked).to.deep.equal(['PUT'])
  })

  detail('have an order of their own on a posting page, where staff put them in it [API-01]', async () => {
    const director = await signIn(product.origin, 'director')
    const { groups } = await director.call(getReview, { session: scene.session })
    await director.call(copyToPage, {
      session: scene.session,
      groups: groups.map(({ _id }) => _id),
      postingpage: scene.places.posting,
    })
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.posting)
    const wall = page.getByRole('tabpanel', { name: 'Talent' })
    await wall.getByRole('listitem').first().getByText('Ana Example').waitFor()
    await page.getByRole('button', { name: 'More for the page' }).click()
    await page.getByRole('menuitem', { name: 'Sort groups' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sort groups' })
    await dialog.waitFor()
    await moveUpByKeys(page, 'Cai Example', { from: 2, to: 1, of: 2 })
    await dialog.getByRole('listitem').first().getByText('Cai Example').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await wall.getByRole('listitem').first().getByText('Cai Example').waitFor()
    await page.reload()
    await wall.getByRole('listitem').first().getByText('Cai Example').waitFor()
  })
})
