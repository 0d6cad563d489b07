import { getPage, giveFeedback } from '@callboard/posting/contract'
import { expect } from 'chai'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { dayFromToday } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the picks board', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  /** The client, as the page names whoever reads it. */
  const reviewer = async () => {
    const client = await signIn(product.origin, 'client')
    const { posting: id, link } = scene.places
    return (await client.call(getPage, { id, link })).reviewer!
  }

  const clientSays = async (feedback: 'yes' | null) => {
    const client = await signIn(product.origin, 'client')
    const { posting: id, link } = scene.places
    const { groups } = await client.call(getPage, { id, link })
    const [group] = groups
    await client.call(giveFeedback, {
      page_id: id,
      link,
      ref_id: group!._id,
      to_user: group!.records[0]!._id,
      feedback,
    })
  }

  it("shows a client's yes at once, and makes a callback of it in five clicks [PST-10]", async () => {
    const page = await product.arrive(DESK, scene.director)
    await page.goto(`/picks/${scene.places.uri}`)
    await page.getByText('0 of 1 answered').waitFor()
    await clientSays('yes')
    await page.getByText('1 of 1 answered').waitFor()
    const { name } = await reviewer()
    await page.getByRole('columnheader', { name, exact: true }).getByText(name, { exact: true }).waitFor()
    await page
      .getByRole('row', { name: /Ana Example/ })
      .getByRole('img', { name: 'Yes, on Picks' })
      .waitFor()

    await page.getByRole('button', { name: 'Select 1 with a yes' }).click()
    await page.getByRole('button', { name: 'Create callback' }).click()
    const drawer = page.getByRole('dialog', { name: 'Create callback' })
    const [year, month, date] = dayFromToday(5).split('-')
    expect(await drawer.getByLabel('Place').getAttribute('required')).not.to.equal(null)
    await drawer.getByLabel('Date').fill(`${month}/${date}/${year}`)
    await drawer.getByRole('button', { name: 'Create and invite 1' }).click()
    await drawer.getByText('A place is required').waitFor()
    await drawer.getByLabel('Place').fill('Stage 4')
    await drawer.getByText('10:00 AM').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Create callback' }).click()
    expect(await drawer.getByLabel('Place').inputValue()).to.equal('Stage 4')
    await drawer.getByRole('button', { name: 'Create and invite 1' }).click()

    await page.getByText('1 of 1 booked').waitFor()
    await page.getByText('Ana Example').first().waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Callbacks').waitFor()

    await page.goto(`/picks/${scene.places.uri}`)
    await page.getByText('1 of 1 answered, 1 called back, 0 of them confirmed').waitFor()
    await page
      .getByRole('row', { name: /Ana Example/ })
      .getByText(/^Callbacks, .*10:00 AM.*, No reply yet$/)
      .waitFor()
    expect(await page.getByRole('toolbar', { name: 'Selected talent' }).count()).to.equal(0)
    // Who is called back already is chosen one by one.
    expect(await page.getByRole('button', { name: /with a yes$/ }).count()).to.equal(0)
    await page.getByRole('checkbox', { name: 'Select Ana Example' }).check()
    await page.getByRole('button', { name: 'Create callback' }).click()
    const again = page.getByRole('dialog', { name: 'Create callback' })
    await again.getByText('1 of 1 called back already').waitFor()
    await again
      .getByRole('list', { name: 'Times' })
      .getByText(/^Callbacks, .*10:00 AM/)
      .waitFor()
    await again.getByRole('checkbox', { name: 'Call back Ana Example' }).uncheck()
    await again.getByText('Left out').waitFor()
    await again.getByRole('button', { name: 'Create and invite 0' }).click()
    await again.getByText('Choose at least one talent').waitFor()
    await again.getByRole('checkbox', { name: 'Call back Ana Example' }).check()
    await again.getByRole('textbox', { name: 'Name' }).and(page.locator('[value="Callbacks 2"]')).waitFor()
  })

  detail('counts answers on a phone and keeps its filters in the address', async () => {
    await clientSays('yes')
    const page = await product.arrive(PHONE, scene.director)
    await page.goto(`/picks/${scene.places.uri}`)
    await page.getByText('1 of 1 answered').waitFor()
    const [firstName = ''] = (await reviewer()).name.split(' ')
    await page
      .getByRole('row', { name: /Ana Example/ })
      .getByText(firstName, { exact: true })
      .waitFor()
    await page.getByLabel('Feedback', { exact: true }).selectOption({ label: 'Unanswered' })
    await page.getByText('Nobody passes these filters').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('checkbox', { name: 'Select Ana Example' }).check()
    await page.getByRole('toolbar', { name: 'Selected talent' }).getByText('1 talent').waitFor()
    // Who is selected stays so under a filter, and is counted.
    await page.getByLabel('Find talent').fill('nobody')
    await page
      .getByRole('toolbar', { name: 'Selected talent' })
      .getByText('1 talent, 1 hidden by the filters')
      .waitFor()
    await page.getByLabel('Find talent').fill('')
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByRole('toolbar', { name: 'Selected talent' }).waitFor({ state: 'detached' })
    // A name leads to its takes.
    await page.getByRole('link', { name: 'Ana Example' }).click()
    await page.waitForURL(/\/video\/.*group=/)
    await page.locator('video').first().waitFor()
    await page.goBack()
    await page.getByText('1 of 1 answered').waitFor()
  })
})
