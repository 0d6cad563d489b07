import { addComment, commentOnRecord, getPage, giveFeedback } from '@callboard/posting/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the review of a session', () => {
  const product = productInBrowser()

  it("shows a client's answer and comment while it is open, and finds groups by them [REV-02]", async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const wall = page.getByRole('list', { name: 'Groups' })
    await wall.getByRole('listitem').first().waitFor()
    await page.getByLabel('Feedback', { exact: true }).selectOption({ label: 'Unanswered' })
    await wall.getByRole('listitem').first().waitFor()

    const client = await signIn(product.origin, 'client')
    const { posting: page_id, link } = scene.places
    const [group] = (await client.call(getPage, { id: page_id, link })).groups
    const about = { page_id, link, ref_id: group!._id, to_user: group!.records[0]!._id }
    await client.call(giveFeedback, { ...about, feedback: 'yes' })
    await page.getByText('No group passes these filters').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await wall.getByRole('img', { name: /^1 Yes/ }).waitFor()

    await client.call(addComment, { ...about, content: 'Just right for the part' })
    await wall.getByRole('button').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    await open
      .getByRole('list', { name: 'Talent' })
      .getByRole('img', { name: /^1 Yes/ })
      .waitFor()
    await open.getByRole('img', { name: /: Yes, on Picks$/ }).waitFor()
    await open.getByText('Just right for the part').waitFor()
    await open.getByRole('link', { name: 'Reply on Picks' }).waitFor()
  })

  it('shows comments of pages and of the live room below its cards and beside the take, while they are wanted [REV-02]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const { posting: page_id, link } = scene.places
    const [group] = (await client.call(getPage, { id: page_id, link })).groups
    const record = group!.records[0]!._id
    const about = { page_id, link, ref_id: group!._id, to_user: record }
    await client.call(addComment, { ...about, content: 'Just right for the part' })

    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const wall = page.getByRole('list', { name: 'Groups' })
    await wall.getByRole('listitem').first().waitFor()
    expect(await page.getByText('Just right for the part').count()).to.equal(0)
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('switch', { name: 'Comments inline' }).check()
    await page.keyboard.press('Escape')
    const below = wall.getByRole('list', { name: /^Comments on/ })
    await below.getByText('Just right for the part').waitFor()
    await page.reload()
    await below.getByText('Just right for the part').waitFor()
    const director = new ApiClient(product.origin, scene.director)
    await director.call(commentOnRecord, { id: record, content: 'Ask for Friday' })
    await below.getByText('Ask for Friday').waitFor()

    await wall.getByRole('button').first().click()
    const beside = page.getByRole('region', { name: 'Comments on the talent' })
    await beside.getByText('Ask for Friday').waitFor()
    await beside.getByRole('heading', { name: 'Comments on Picks 1' }).waitFor()
    await beside.getByRole('heading', { name: 'Comments in the live room 1' }).waitFor()
  })
})
