import { actOnRecord, addToGroup, getRecord } from '@callboard/lobby/contract'
import { prepareCheckIn, signIn, startSession } from '../drivers/http/office.ts'
import { DESK } from '../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('a recording that nobody starts', function () {
  this.timeout(120_000)
  const product = productInBrowser()

  it('is told after three seconds [REC-01]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const { record_id: id } = await (await prepareCheckIn(product.origin, onboard, 'Ana', 'Barista')).submit()
    const { version } = await director.call(getRecord, { id })
    await director.call(actOnRecord, { id, action: 'call-in', version })
    await director.call(addToGroup, { id })

    // Ana's page is not open anywhere.
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/studio/${session.studio_uri}/${session._id}`)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByText('Failed to start recording. Please try again.').waitFor()
  })
})
