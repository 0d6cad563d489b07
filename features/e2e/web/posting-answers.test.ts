import { changePostedGroup, getPage, giveFeedback } from '@callboard/posting/contract'
import { expect } from 'chai'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
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

  it('cost a viewer one small call for each pick of another, and none for the page [PST-07]', async () => {
    const scene = await castingScene(product.origin)
    const { posting } = scene.places
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.posting)
    await page.getByText('0 of 1 answered').waitFor()
    const director = await signIn(product.origin, 'director')
    const { groups } = await director.call(getPage, { id: posting })
    const asked = { page_id: posting, ref_id: groups[0]!._id, to_user: groups[0]!.records[0]!._id }
    // The first one also shows that the page hears what changes.
    await director.call(giveFeedback, { ...asked, feedback: 'maybe' })
    await page.getByRole('img', { name: 'You: Maybe' }).waitFor()
    const called: string[] = []
    page.on('request', (request) => called.push(new URL(request.url()).pathname))
    await director.call(giveFeedback, { ...asked, feedback: 'yes' })
    await page.getByRole('img', { name: 'You: Yes' }).waitFor()
    expect(called.filter((path) => path.startsWith('/api/'))).to.deep.equal(['/api/fbkc/list-feedbacks'])
    await director.call(changePostedGroup, { id: asked.ref_id, page_id: posting, is_removed: true })
    await page.getByText('No takes yet').waitFor()
  })
})
