import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { joinOn } from '../../drivers/ui/status-page.ts'
import { expectMoving } from '../../drivers/ui/video.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { type Arrival, SessionDay } from '../realtime/session-day.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { meetingPeers } from './meeting-peers.ts'
import { meetingFigures, probeMeeting } from './meeting-probe.ts'

const VIEWERS = 8
const TALENTS = ['Ana', 'Ben'] as const

describe('a room of a media server', () => {
  const peers = meetingPeers()
  const own = ownProduct(() => ({
    ...peers.janus.env,
    ...peers.coturn.env,
    CALLBOARD_TRUST_PROXY: '1',
  }))
  // The test that kills the product makes its pages try to connect meanwhile.
  const product = productInBrowser({ product: own, asked: /ERR_CONNECTION_REFUSED/ })
  let director: ApiClient
  let client: ApiClient

  before(async () => {
    director = await signIn(product.origin, 'director')
    client = await signIn(product.origin, 'client')
  })

  /** A session whose talents are called in. */
  async function calledIn(names: readonly string[]) {
    const day = await SessionDay.start(product.origin, director)
    const talents: Arrival[] = []
    for (const name of names) talents.push(await day.arrive(name))
    for (const { id } of talents) await day.act(id, 'call-in')
    return { day, talents }
  }

  const address = ({ session, id }: SessionDay) => `/studio/${session.studio_uri}/${id}`

  async function watch(day: SessionDay, token: string, policy?: RTCIceTransportPolicy): Promise<Page> {
    const page = await product.arrive(DESK, token)
    await probeMeeting(page, policy)
    await page.goto(address(day))
    await page.getByRole('toolbar', { name: 'Meeting controls' }).waitFor()
    return page
  }

  async function joinAs({ id, key }: Arrival, policy?: RTCIceTransportPolicy): Promise<Page> {
    const page = await product.arrive(PHONE)
    await probeMeeting(page, policy)
    await page.goto(`/message/${id}#k=${key}`)
    await joinOn(page)
    return page
  }

  it('shows two talents to a manager and eight viewers, and each phone sends sound and picture once [LIV-13]', async () => {
    const { day, talents } = await calledIn(TALENTS)
    const staff = await watch(day, director.token!)
    const viewers: Page[] = []
    for (let count = 0; count < VIEWERS; count++) viewers.push(await watch(day, client.token!))
    const phones: Page[] = []
    for (const talent of talents) phones.push(await joinAs(talent))

    for (const page of [staff, ...viewers])
      for (const name of TALENTS) await expectMoving(page, `${name} Example`)
    for (const page of viewers) {
      const { sent, pictures } = await meetingFigures(page)
      expect({ sent, pictures }).to.deep.equal({ sent: { audio: 0, video: 0 }, pictures: TALENTS.length })
    }
    for (const page of phones) {
      const { sent, paths } = await meetingFigures(page)
      expect(sent).to.deep.equal({ audio: 1, video: 1 })
      expect(paths).not.to.include('relay')
    }
  })

  it('shows the picture through the relay when all direct paths are closed [LIV-13]', async () => {
    const { day, talents } = await calledIn(['Cleo'])
    const staff = await watch(day, director.token!, 'relay')
    const phone = await joinAs(talents[0]!, 'relay')
    await expectMoving(staff, 'Cleo Example')
    const figures = [await meetingFigures(staff), await meetingFigures(phone)]
    expect(new Set(figures.flatMap(({ paths }) => paths))).to.deep.equal(new Set(['relay']))
  })

  it('heals after a restart of the media server, and says meanwhile what is the matter [LIV-13]', async () => {
    const { day, talents } = await calledIn(['Dan'])
    const staff = await watch(day, director.token!)
    const phone = await joinAs(talents[0]!)
    await expectMoving(staff, 'Dan Example')
    await peers.janus.stop('SIGKILL')
    for (const page of [staff, phone]) await page.getByText('The media server does not answer.').waitFor()
    await peers.janus.start()
    await expectMoving(staff, 'Dan Example')
    for (const page of [staff, phone])
      await page.getByText('The media server does not answer.').waitFor({ state: 'detached' })
    expect((await meetingFigures(phone)).sent).to.deep.equal({ audio: 1, video: 1 })
  })

  it('heals after the process of the page has died [LIV-13]', async () => {
    const { day, talents } = await calledIn(['Eve'])
    const staff = await watch(day, director.token!)
    await joinAs(talents[0]!)
    await expectMoving(staff, 'Eve Example')
    const opened = () => staff.evaluate(() => window.meetingConnections.length)
    const before = await opened()
    await own.killAndRestart()
    await staff.waitForFunction((count) => window.meetingConnections.length > count, before)
    await expectMoving(staff, 'Eve Example')
  })
})
