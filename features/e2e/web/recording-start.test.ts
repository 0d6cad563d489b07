import { actOnRecord, addToGroup, getRecord, reportPresence, talentRoom } from '@callboard/lobby/contract'
import { listTakes, stopTakes } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { TakeDevice } from '../../drivers/http/take-device.ts'
import { DESK } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('Record in the live room', () => {
  const product = productInBrowser({
    asked: /ERR_INTERNET_DISCONNECTED|(ERR_FAILED|status of 50[02]).*\/api\/takes\/stop\//,
  })
  const lives: LiveClient[] = []
  afterEach(() => {
    for (const live of lives.splice(0)) live.close()
  })

  const failure = (page: Page) => page.getByText('Failed to start recording. Please try again.')

  /** Record is pressed while Ana's page is called in and says that it would record. */
  async function pressed() {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const checkIn = (name: string) => prepareCheckIn(product.origin, onboard, name, 'Barista')
    const { record_id: id, page_key } = await (await checkIn('Ana')).submit()
    await (await checkIn('Ben')).submit()
    const { version } = await director.call(getRecord, { id })
    await director.call(actOnRecord, { id, action: 'call-in', version })
    await director.call(addToGroup, { id })
    const live = new LiveClient(product.origin, page_key!)
    lives.push(live)
    await live.join(talentRoom, id)
    const talent = new ApiClient(product.origin, page_key!)
    await talent.call(reportPresence, {
      id,
      page: { connection: live.socket.id!, room: 'main', line: 'ok', can_record: true },
    })

    const page = await product.arrive(DESK, director.token)
    await page.goto(`/studio/${session.studio_uri}/${session._id}`)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    return { page, director, session: session._id, talent }
  }

  /** Ana's device does not start. */
  async function notStarted(): Promise<Page> {
    const { page } = await pressed()
    await failure(page).waitFor()
    return page
  }

  /** Ana's device records. */
  async function running() {
    const scene = await pressed()
    const asked = async () => (await scene.director.call(listTakes, { session: scene.session })).takes[0]
    const take = await until('the take is asked for', asked)
    const device = new TakeDevice(product.origin, scene.talent, take!._id)
    await device.record(1)
    await stop(scene.page).waitFor()
    return { ...scene, device }
  }

  const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true })

  detail(
    'asks before a finish ends the take that runs, and before a call-in comes into it [LOB-20] [REC-01]',
    async () => {
      const { page } = await running()
      await page.getByRole('button', { name: 'Call next' }).click()
      const intrusion = page.getByRole('dialog', { name: 'Call in during the take?' })
      await intrusion.getByText('Ana Example is being recorded').waitFor()
      await intrusion.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Finish Group' }).click()
      const end = page.getByRole('dialog', { name: 'Stop the recording?' })
      await end.getByRole('button', { name: 'Cancel' }).click()
      await stop(page).waitFor()
      await page.getByRole('button', { name: 'Finish Group' }).click()
      await end.getByRole('button', { name: 'Stop and finish' }).click()
      await page.getByText('Finished. Ana Example is told in').waitFor()
    },
  )

  detail('asks which group a call-in after a take means, with its buttons in one line [LOB-20]', async () => {
    const { page, device } = await running()
    await stop(page).click()
    await device.finish()
    await page
      .getByRole('region', { name: 'Current group' })
      .getByRole('img', { name: /take 1/ })
      .waitFor()
    await page.getByRole('button', { name: 'Call next' }).click()
    const question = page.getByRole('dialog', { name: 'Finish the group before?' })
    await question.getByText('Ana Example has a take already.').waitFor()
    const tops = await question
      .getByRole('button', { name: /^(Cancel|Add to the same group|Finish and call in)$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
    expect(tops).to.have.length(3)
    expect(new Set(tops)).to.have.property('size', 1)
  })

  const kept = (page: Page) => page.getByRole('button', { name: 'Stopping as soon as you are connected' })

  detail(
    'sends a Stop that met no server once one answers, for the take that ran alone [REC-01]',
    async () => {
      const { page, director, session } = await running()
      const stops: unknown[] = []
      let isAway = true
      await page.route('**/takes/stop/*', (route) => {
        stops.push(route.request().postDataJSON())
        return isAway ? route.abort() : route.continue()
      })
      await stop(page).click()
      await kept(page).waitFor()
      await page.keyboard.press('r')
      await until('the press is sent once more', () => stops.length > 1)
      await page.route('**/takes/stop/*', (route) => route.fulfill({ status: 502 }), { times: 1 })
      isAway = false
      await page.getByRole('button', { name: 'Record', exact: true }).waitFor()
      const { takes } = await director.call(listTakes, { session })
      expect(takes.map(({ state }) => state)).to.deep.equal(['stopping'])
      for (const asked of stops) expect(asked).to.deep.equal({ takes: [takes[0]!._id] })
    },
  )

  it('keeps a Stop that is pressed when the whole line has gone, in a room that had no answer before [REC-01]', async () => {
    const { page } = await running()
    await page.context().setOffline(true)
    await stop(page).click()
    await kept(page).waitFor()
    await page.getByText('No connection. What you do is kept here, and sent when it is back.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Record', exact: true }).waitFor()
  })

  detail('keeps no Stop in view once the recording has ended all the same [REC-01]', async () => {
    const { page, director, session } = await running()
    await page.route('**/takes/stop/*', (route) => route.abort())
    await stop(page).click()
    await kept(page).waitFor()
    await director.call(stopTakes, { session })
    await kept(page).waitFor({ state: 'detached' })
  })

  detail('says that a Stop was refused, and goes on offering it [REC-01]', async () => {
    const { page, director, session } = await running()
    await page.route('**/takes/stop/*', (route) => route.fulfill({ status: 500 }))
    await stop(page).click()
    const failed = page.getByRole('alert').filter({ hasText: 'The recording goes on: Stop has not arrived.' })
    await failed.waitFor()
    await stop(page).waitFor()
    await director.call(stopTakes, { session })
    await failed.waitFor({ state: 'detached' })
  })

  it('is told to have failed after three seconds without a device, and leaves no trace on the card [V8] [LIV-14] [REC-01]', async () => {
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
    detail(`is not told to have failed any more once the group is ${words}`, async () => {
      const page = await notStarted()
      await page.getByRole('button', { name: button }).click()
      await page.getByText('Nobody is in the group.').waitFor()
      await failure(page).waitFor({ state: 'detached' })
    })
})
