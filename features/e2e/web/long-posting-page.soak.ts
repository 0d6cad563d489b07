import { getPage, listRecipients, shareLink } from '@callboard/posting/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { type LongPage, longPage } from '../../drivers/http/long-page.ts'
import { signIn } from '../../drivers/http/office.ts'
import { watchShifts } from '../../pages/layout-shifts.ts'
import { watchStands } from '../../pages/stands.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const GROUPS = 60
/** Of a slow network: what is loaded late arrives after what stands already. */
const LATENCY = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

/** Less than the 0.05 that a page may move: a row that comes late moves the wall of a phone by 0.04. */
const STEADY = 0.02

describe('a posting page of sixty groups', () => {
  const product = productInBrowser()
  let at: LongPage
  let path: string
  let named: string

  before(async () => {
    at = await longPage(product.origin, GROUPS)
    const of = { id: at.studio, link: at.link }
    const emails = ['dana@example.com']
    await at.director.call(shareLink, { ...of, emails, subject: 'Takes', content: 'Please look.' })
    path = (await at.director.call(listRecipients, of)).recipients[0]!.path
    named = path.split('/').at(-1)!
  })

  for (const [screen, size] of [
    ['phone', PHONE],
    ['desk', DESK],
  ] as const)
    it(`keeps its parts in their place on a ${screen} as they arrive, by the link of everybody and by an own one [PER-15]`, async () => {
      for (const link of [at.link, named]) {
        const page = await product.arrive(size)
        const devTools = await page.context().newCDPSession(page)
        await devTools.send('Network.enable')
        await devTools.send('Network.emulateNetworkConditions', LATENCY)
        const shifts = await watchShifts(page)
        const stands = watchStands(page)
        await page.goto(`/posting-link-page/${at.uri}/${link}`)
        await page.getByRole('heading', { name: 'Selects', level: 1 }).waitFor()
        await page.getByRole('button', { name: /^(Search and view|View)$/ }).waitFor()
        await stands()
        const { moved, what } = await shifts()
        expect(moved, what.join(' ')).to.be.at.most(STEADY)
        await product.leave()
      }
    })

  it('has the open group in the middle of the strip of groups, which a phone shows while nobody has commented [PST-03]', async () => {
    const { groups } = await at.director.call(getPage, { id: at.page })
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(PHONE, client.token)
    await page.goto(`/posting-page-via-link/${at.uri}/${at.link}/${at.page}?group=${groups[30]!._id}`)
    const open = page.getByRole('list', { name: 'Groups' }).locator('[aria-current="true"]')
    await open.waitFor()
    const middle = async () => {
      const { x, width } = (await open.boundingBox())!
      return x + width / 2
    }
    await until('the open group is in the middle', middle, (x) => Math.abs(x - PHONE.width / 2) < 8)
  })

  it('takes an answer two taps after its link is opened [PST-11]', async () => {
    const page = await product.arrive(PHONE)
    await page.goto(path)
    await page.getByRole('listitem').getByRole('button', { name: /Ana/ }).first().click()
    await page.getByRole('button', { name: /^Yes/ }).first().click()
    const given = async () =>
      (await new ApiClient(product.origin).call(getPage, { id: at.page, link: named })).feedbacks
    const [answer] = await until('the answer is there', given, (feedbacks) => feedbacks.length > 0)
    expect(answer).to.deep.include({ feedback: 'yes' })
  })
})
