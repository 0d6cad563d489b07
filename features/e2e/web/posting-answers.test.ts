import { castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the answers of a posting page', () => {
  const product = productInBrowser()

  it('are counted to the last, drawn over the picture, and what is left is found by a filter [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.posting)
    const wall = page.getByRole('tabpanel', { name: 'Talent' })
    await page.getByText('0 of 1 answered').waitFor()
    await page.getByLabel('Feedback').selectOption({ label: 'Unanswered' })
    await wall.getByRole('button').first().click()
    const open = page.getByRole('article')
    await open.getByRole('button', { name: 'Yes' }).click()
    await open.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
    await open.getByRole('button', { name: 'Back to all talent' }).click()
    await page.getByText('1 of 1 answered').waitFor()
    await page.getByText('That is everybody.').waitFor()
    await wall.getByText('Nothing passes these filters').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await wall.getByRole('img', { name: 'You: Yes' }).waitFor()
  })
})
