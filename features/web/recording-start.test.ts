import { actOnRecord, addToGroup, getRecord } from '@callboard/lobby/contract'
import type { Browser } from 'playwright-core'
import { signIn as apiSignIn, prepareCheckIn, startSession } from '../drivers/http/office.ts'
import { signIn } from '../drivers/ui/sign-in.ts'
import { DESK, openBrowser, People } from '../support/browser.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'

describe('a recording that nobody starts', function () {
  this.timeout(120_000)
  let product: RunningProduct
  let browser: Browser

  before(async () => {
    product = await startProduct()
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await product.stop()
  })

  it('is told after three seconds [REC-01]', async () => {
    const director = await apiSignIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const { record_id: id } = await (await prepareCheckIn(product.origin, onboard, 'Ana', 'Barista')).submit()
    const { version } = await director.call(getRecord, { id })
    await director.call(actOnRecord, { id, action: 'call-in', version })
    await director.call(addToGroup, { id })

    // Ana's page is not open anywhere.
    const people = new People(browser, product.origin)
    const { page } = await people.arrive(DESK)
    await page.goto(`/studio/${session.studio_uri}/${session._id}`)
    await signIn(page, 'director')
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByText('Failed to start recording. Please try again.').waitFor()
    people.expectNoFault()
  })
})
