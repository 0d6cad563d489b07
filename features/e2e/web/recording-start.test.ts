import { actOnRecord, addToGroup, getRecord, reportPresence } from '@callboard/lobby/contract'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('a recording that no device starts', () => {
  const product = productInBrowser()
  let page: Page
  const failure = () => page.getByText('Failed to start recording. Please try again.')

  // Ana's page says that it would record, and then is gone.
  beforeEach(async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const { record_id: id, page_key } = await (
      await prepareCheckIn(product.origin, onboard, 'Ana', 'Barista')
    ).submit()
    const { version } = await director.call(getRecord, { id })
    await director.call(actOnRecord, { id, action: 'call-in', version })
    await director.call(addToGroup, { id })
    await new ApiClient(product.origin, page_key!).call(reportPresence, {
      id,
      page: { connection: `gone-${id}`, room: 'main', line: 'ok', can_record: true },
    })

    page = await product.arrive(DESK, director.token)
    await page.goto(`/studio/${session.studio_uri}/${session._id}`)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await failure().waitFor()
  })

  it('is told after three seconds, and leaves no trace on the card [V8] [LIV-14] [REC-01]', async () => {
    const card = page.getByRole('region', { name: 'Current group' }).getByRole('article', { name: 'Ana' })
    await card.getByText('0 takes').waitFor()
    await card.getByText('Starting').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await failure().waitFor({ state: 'detached' })
  })

  const goings: readonly [words: string, button: string][] = [
    ['finished', 'Finish Group'],
    ['left by its last member', 'Remove from group: Ana Example'],
  ]
  for (const [words, button] of goings)
    it(`is not told any more once the group is ${words}`, async () => {
      await page.getByRole('button', { name: button }).click()
      await page.getByText('Nobody is in the group.').waitFor()
      await failure().waitFor({ state: 'detached' })
    })
})
