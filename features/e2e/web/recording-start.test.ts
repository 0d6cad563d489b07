import { actOnRecord, addToGroup, getRecord, reportPresence, talentRoom } from '@callboard/lobby/contract'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('a recording that no device starts', () => {
  const product = productInBrowser()
  const lives: LiveClient[] = []
  afterEach(() => {
    for (const live of lives.splice(0)) live.close()
  })

  const failure = (page: Page) => page.getByText('Failed to start recording. Please try again.')

  /** Ana's page stands in line and says that it would record, and does not when it is asked to. */
  async function notStarted(): Promise<Page> {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const { record_id: id, page_key } = await (
      await prepareCheckIn(product.origin, onboard, 'Ana', 'Barista')
    ).submit()
    const { version } = await director.call(getRecord, { id })
    await director.call(actOnRecord, { id, action: 'call-in', version })
    await director.call(addToGroup, { id })
    const live = new LiveClient(product.origin, page_key!)
    lives.push(live)
    await live.join(talentRoom, id)
    await new ApiClient(product.origin, page_key!).call(reportPresence, {
      id,
      page: { connection: live.socket.id!, room: 'main', line: 'ok', can_record: true },
    })

    const page = await product.arrive(DESK, director.token)
    await page.goto(`/studio/${session.studio_uri}/${session._id}`)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await failure(page).waitFor()
    return page
  }

  it('is told after three seconds, and leaves no trace on the card [V8] [LIV-14] [REC-01]', async () => {
    const page = await notStarted()
    const card = page.getByRole('region', { name: 'Current group' }).getByRole('article', { name: 'Ana' })
    await card.getByText('0 takes').waitFor()
    await card.getByText('Starting').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await failure(page).waitFor({ state: 'detached' })
  })

  const goings: readonly [words: string, button: string][] = [
    ['finished', 'Finish Group'],
    ['left by its last member', 'Remove from group: Ana Example'],
  ]
  for (const [words, button] of goings)
    detail(`is not told any more once the group is ${words}`, async () => {
      const page = await notStarted()
      await page.getByRole('button', { name: button }).click()
      await page.getByText('Nobody is in the group.').waitFor()
      await failure(page).waitFor({ state: 'detached' })
    })
})
