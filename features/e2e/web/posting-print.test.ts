import {
  addComment,
  getPage,
  giveFeedback,
  type PostingPageView,
  setPagePrivacy,
} from '@callboard/posting/contract'
import { expect } from 'chai'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { openView } from '../../drivers/ui/posting-page.ts'
import { DESK } from '../../support/browser.ts'
import { sheetsOf } from '../../support/printed.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const GROUPS = 13

describe('a printed posting page', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  /** The page as the client has it, its one group as many times as wanted, with the dialog to print left out. */
  async function printing(token: string, groups: number, query = '') {
    const page = await product.arrive(DESK, token)
    await page.addInitScript(() => {
      window.print = () => {
        document.body.dataset.printed = ''
      }
    })
    await page.route(`**/api/postingpage/${scene.places.posting}?*`, async (route) => {
      const answer = await route.fetch()
      const view = (await answer.json()) as PostingPageView
      const [group] = view.groups
      const copies = Array.from({ length: groups }, (_, at) => ({
        ...group!,
        _id: at === 0 ? group!._id : `copy-${at}`,
        order: at + 1,
      }))
      await route.fulfill({ response: answer, json: { ...view, groups: copies } })
    })
    const { uri, link, posting } = scene.places
    await page.goto(`/posting-page-via-link/${uri}/${link}/${posting}${query}`)
    await openView(page)
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('body[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    return page
  }

  const answer = async (feedback: 'yes' | 'no') => {
    const client = await signIn(product.origin, 'client')
    const { posting: id, link } = scene.places
    const [group] = (await client.call(getPage, { id, link })).groups
    const about = { page_id: id, link, ref_id: group!._id, to_user: group!.records[0]!._id }
    await client.call(giveFeedback, { ...about, feedback })
    return client
  }

  it('has six groups on each sheet, with their answers, and nothing else of the screen [PST-04]', async () => {
    const client = await answer('yes')
    const page = await printing(client.token!, GROUPS)
    const report = page.getByRole('region', { name: 'Report of Picks' })
    await report.getByText('1 of 3', { exact: true }).waitFor()
    await report
      .getByText(/^Yes: \S/)
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: 'View', exact: true }).isVisible()).to.equal(false)
    expect(await sheetsOf(page)).to.equal(3)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await report.waitFor({ state: 'detached' })
  })

  detail('has the comments that the wall shows, the newest two of each group [PST-03] [PST-04]', async () => {
    const client = await answer('yes')
    const { posting: id, link } = scene.places
    const [group] = (await client.call(getPage, { id, link })).groups
    const about = { page_id: id, link, ref_id: group!._id, to_user: group!.records[0]!._id }
    for (const content of [
      'First words',
      'Second words',
      'Third words',
      `${'Very long words '.repeat(60)}end`,
    ])
      await client.call(addComment, { ...about, content })
    const page = await printing(client.token!, GROUPS, '?show=comments')
    const report = page.getByRole('region', { name: 'Report of Picks' })
    await report.getByText('Third words').waitFor()
    const more = report.getByText('and 2 comments more')
    await more.waitFor()
    const [line, card] = [await more.boundingBox(), await report.getByRole('listitem').first().boundingBox()]
    expect(line!.y + line!.height, 'the end of the card').to.be.at.most(card!.y + card!.height)
    expect(await report.getByText('Second words').count()).to.equal(0)
    expect(await sheetsOf(page)).to.equal(3)
    await page.goto(page.url().replace('?show=comments', ''))
    await page.emulateMedia({ media: 'screen' })
    await openView(page)
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('body[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await report.getByText('1 of 3', { exact: true }).waitFor()
    expect(await report.getByText('Third words').count()).to.equal(0)
  })

  detail("leaves out the reader's own private answers [PST-04] [FBK-02]", async () => {
    const client = await answer('no')
    await client.call(setPagePrivacy, {
      page_id: scene.places.posting,
      link: scene.places.link,
      feedback_private: 'full-private',
    })
    const page = await printing(client.token!, 1)
    const report = page.getByRole('region', { name: 'Report of Picks' })
    await report.getByText('Ana Example').first().waitFor()
    expect(await report.getByText(/\bNo\b/).count()).to.equal(0)
  })
})
