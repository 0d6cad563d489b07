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

const TALENTS = ['Ana', 'Ben'] as const

/** Rooms of a Janus with a coturn, for the tests of one `describe`, which calls this at its beginning. */
export function mediaRooms() {
  const peers = meetingPeers()
  const own = ownProduct(() => ({
    ...peers.janus.env,
    ...peers.coturn.env,
    CALLBOARD_TRUST_PROXY: '1',
  }))
  // The test that kills the product does so under requests of its pages, which try to connect meanwhile.
  const product = productInBrowser({ product: own, asked: /ERR_CONNECTION_(REFUSED|RESET)/ })
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
    await page.getByRole('region', { name: 'Meeting' }).waitFor()
    return page
  }

  async function joinAs({ id, key }: Arrival, policy?: RTCIceTransportPolicy): Promise<Page> {
    const page = await product.arrive(PHONE)
    await probeMeeting(page, policy)
    await page.goto(`/message/${id}#k=${key}`)
    await joinOn(page)
    return page
  }

  /** Two talents, a manager and so many viewers in one room; each phone sends sound and picture once. */
  async function expectSeenBy(count: number): Promise<void> {
    const { day, talents } = await calledIn(TALENTS)
    const staff = await watch(day, director.token!)
    const viewers: Page[] = []
    for (let n = 0; n < count; n += 1) viewers.push(await watch(day, client.token!))
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
  }

  return {
    own,
    peers,
    calledIn,
    /** The page of the director in the room. */
    watch: (day: SessionDay, policy?: RTCIceTransportPolicy) => watch(day, director.token!, policy),
    joinAs,
    expectSeenBy,
  }
}
