import { getPage, giveFeedback } from '@callboard/posting/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { openView } from '../../drivers/ui/posting-page.ts'
import { watchShifts } from '../../pages/layout-shifts.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { demoEmail } from '../../support/demo-accounts.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** A slow network: what is loaded late arrives after what stands already. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

describe('a posting page in the hands of staff', () => {
  const product = productInBrowser({ asked: /Failed to load resource/ })
  let scene: CastingScene

  beforeEach(async () => {
    scene = await castingScene(product.origin)
  })

  /** A visitor of the link, and staff who have opened the talent of the page. */
  async function both() {
    const { uri, link, posting } = scene.places
    const visitor = await product.arrive(PHONE)
    await visitor.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(scene.posting)
    await desk.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
    return { visitor, desk, menu: desk.getByRole('button', { name: /^More for Ana/ }) }
  }

  it('loses a group that does not belong there, and gets it back by Undo with its answers [PST-02]', async () => {
    const { visitor, desk, menu } = await both()
    await desk.getByRole('button', { name: 'Yes' }).click()
    await desk.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
    await menu.click()
    await desk.getByRole('menuitem', { name: 'Take the group off the page' }).click()
    await desk.getByText('No talent yet').waitFor()
    await visitor.reload()
    await visitor.getByText('No talent yet').waitFor()
    await desk.getByRole('button', { name: 'Undo' }).click()
    await desk.getByRole('img', { name: 'You: Yes' }).waitFor()
    await visitor.reload()
    await visitor.getByRole('listitem').getByRole('button', { name: /Ana/ }).waitFor()
  })

  detail('has faces high on a phone, and a way back for a thumb [PST-03]', async () => {
    const phone = await product.arrive(PHONE, scene.director)
    await phone.goto(scene.posting)
    await phone.getByRole('button', { name: 'Share' }).waitFor()
    await phone.getByRole('button', { name: 'More for the page' }).waitFor()
    const card = await phone.getByRole('listitem').getByRole('button', { name: /Ana/ }).boundingBox()
    expect(card!.y).to.be.at.most(150)
    const way = phone.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last()
    expect((await way.boundingBox())!.height).to.be.at.least(44)
  })

  detail('stands still on a phone while what staff do with it arrives late [PST-03] [PER-15]', async () => {
    const { posting, link } = scene.places
    const client = await signIn(product.origin, 'client')
    const [group] = (await client.call(getPage, { id: posting, link })).groups
    const about = { page_id: posting, link, ref_id: group!._id, to_user: group!.records[0]!._id }
    await client.call(giveFeedback, { ...about, feedback: 'yes' })
    const phone = await product.arrive(PHONE, scene.director)
    const devTools = await phone.context().newCDPSession(phone)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', SLOW)
    const shifts = await watchShifts(phone)
    const held = Promise.withResolvers<void>()
    await phone.route(`**/api/postingpage/${posting}*`, async (route) => {
      await held.promise
      await route.continue()
    })
    await phone.goto(scene.posting)
    const first = phone.getByRole('main').locator('ul > li').first()
    const ghost = (await first.boundingBox())!.y
    held.resolve()
    await phone.getByRole('button', { name: 'Share' }).waitFor()
    await phone.getByRole('button', { name: /^Ana/ }).waitFor()
    const { moved, what } = await shifts()
    expect(moved, what.join(' ')).to.be.below(0.01)
    expect((await first.boundingBox())!.y, 'the first card').to.equal(ghost)
  })

  detail('is opened to clients by its link alone, and says so at its own address [PST-08]', async () => {
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    await page.goto(scene.posting)
    await page.getByRole('heading', { name: 'This page does not open for your account' }).waitFor()
    await page.getByText(demoEmail('client'), { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Use another account' }).click()
    await page.getByRole('heading', { name: 'This link does not work any more.' }).waitFor()
  })

  detail('leads a client at its own address to the link that they have come by [PST-08]', async () => {
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    const { uri, link, posting } = scene.places
    const byLink = `/posting-page-via-link/${uri}/${link}/${posting}`
    await page.goto(byLink)
    await page.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
    await page.goto(scene.posting)
    await page.waitForURL(`**${byLink}`)
    await page.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
  })

  detail('says that the pages of a client could not be loaded, and loads them when asked again', async () => {
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    let isDown = true
    await page.route('**/studio/posting-links/to-answer*', (route) =>
      isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    await page.goto(scene.posting)
    await page.getByText('Your posting pages could not be loaded').waitFor()
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'This page does not open for your account' }).waitFor()
  })

  detail('leads to the picks of the project [PST-10]', async () => {
    const { desk } = await both()
    await desk.getByRole('button', { name: 'Back to all talent' }).click()
    await desk.getByRole('button', { name: 'More for the page' }).click()
    await desk.getByRole('menuitem', { name: 'Picks' }).click()
    await desk.getByRole('heading', { name: /Picks/, level: 1 }).waitFor()
  })

  detail('keeps a take for staff alone once it is archived there, and shows it again [PST-03]', async () => {
    const { visitor, desk, menu } = await both()
    await menu.click()
    await desk.getByRole('menuitem', { name: 'Archive this take on the page' }).click()
    await desk.getByText('The take is archived on this page.').waitFor()
    await visitor.reload()
    await visitor.getByText('No talent yet').waitFor()
    await desk.getByRole('tab', { name: /Archived/ }).click()
    await desk.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
    await menu.click()
    await desk.getByRole('menuitem', { name: 'Restore this take' }).click()
    await desk.getByText('The take is on this page again.').waitFor()
    await visitor.reload()
    await visitor.getByRole('listitem').getByRole('button', { name: /Ana/ }).waitFor()
    expect(await visitor.getByRole('button', { name: /^More for / }).count()).to.equal(0)
  })

  detail('gives a group to another page of its project, as it is shown here [PST-02]', async () => {
    const { desk, menu } = await both()
    await menu.click()
    await desk.getByRole('menuitem', { name: 'Copy the group to another page' }).click()
    const dialog = desk.getByRole('dialog', { name: /^Copy Ana Example/ })
    await dialog.getByRole('radio', { name: 'Later picks' }).check()
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await desk.getByText('Ana Example is on Later picks.').waitFor()
    const [there] = await Promise.all([
      desk.waitForEvent('popup'),
      desk.getByRole('link', { name: 'Open posting page' }).click(),
    ])
    await there.getByRole('heading', { name: 'Later picks', level: 1 }).waitFor()
    await there.getByRole('listitem').getByRole('button', { name: /Ana/ }).waitFor()
  })

  detail(
    'shows each answer with the address of its giver where feedback is individual [FBK-03]',
    async () => {
      const { desk } = await both()
      const client = await signIn(product.origin, 'client')
      const { posting, link } = scene.places
      const [group] = (await client.call(getPage, { id: posting, link })).groups
      const about = { page_id: posting, link, ref_id: group!._id, to_user: group!.records[0]!._id }
      await client.call(giveFeedback, { ...about, feedback: 'maybe' })
      const answers = desk.getByRole('list', { name: 'Answers' })
      await answers.getByText('Maybe').waitFor()
      const address = answers.getByText(demoEmail('client'))
      expect(await address.count()).to.equal(0)
      await desk.getByRole('button', { name: 'Back to all talent' }).click()
      await openView(desk)
      const individual = desk.getByRole('switch', { name: 'Individual feedback' })
      await individual.check()
      const colleague = await product.arrive(DESK, scene.director)
      await colleague.goto(scene.posting)
      await openView(colleague)
      const theirs = colleague.getByRole('switch', { name: 'Individual feedback' })
      await until('it is individual there, too', () => theirs.isChecked())
      await desk.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
      await address.waitFor()
      await theirs.uncheck()
      await address.waitFor({ state: 'detached' })
    },
  )
})
