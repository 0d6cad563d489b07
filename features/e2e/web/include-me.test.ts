import { sessionRoom } from '@callboard/lobby/contract'
import { type TakeView, takeChanged, type VideoView, videoUpdated } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn, startGroup } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { CalledTalent } from './called-talent.ts'

describe('a device of staff in the room', () => {
  const product = productInBrowser()
  let director: ApiClient
  let session: string
  let talent: string
  let address: string
  let page: Page
  let lobby: LiveClient

  // The talent came to the kiosk: their page is open nowhere.
  beforeEach(async () => {
    director = await signIn(product.origin, 'director')
    const made = await startGroup(product.origin, director, 'Ana', 'In Person')
    session = made.session._id
    address = `/studio/${made.session.studio_uri}/${session}`
    talent = made.talent.record_id
    page = await product.arrive(DESK, director.token)
    lobby = new LiveClient(product.origin, director.token!)
    await lobby.join(sessionRoom, session)
  })
  afterEach(() => lobby?.close())

  /** Records until the server has so many pieces. @returns comes with the video that plays */
  async function record(
    pieces: number,
    include = () => page.getByRole('checkbox', { name: 'Include me' }).check(),
  ): Promise<{ ready: Promise<VideoView> }> {
    const ready = lobby.heard<VideoView>(videoUpdated, ({ state }) => state === 'ready')
    const arrived = lobby.heard<TakeView>(
      takeChanged,
      (take) => take.recorder !== null && take.pieces >= pieces,
    )
    await page.goto(address)
    await include()
    await page.getByText(/^Records with /).waitFor()
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByRole('status', { name: /^Recording / }).waitFor()
    await arrived
    return { ready }
  }

  it('records talent who have no device of their own [CHK-13] [REC-02]', async () => {
    const { ready } = await record(2, () =>
      page.getByRole('button', { name: 'Record with this camera' }).click(),
    )
    // Nobody is seen in the room but the camera that records: its picture fills the frame.
    const picture = (await page.getByRole('figure').filter({ hasText: 'You' }).boundingBox())!
    expect(picture.width * picture.height).to.be.above((DESK.width * DESK.height) / 4)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByRole('img', { name: 'take 1 (in the room)' }).waitFor()
    const video = await ready
    expect(video).to.deep.include({ record_ids: [talent], state: 'ready' })
    expect(video.duration).to.be.above(3)
  })

  detail(
    'goes on sending after its page was closed in a take, unasked: what was recorded is there [REC-04]',
    async () => {
      const { ready } = await record(2)
      const context = page.context()
      await page.close({ runBeforeUnload: false })
      page = await context.newPage()
      await page.goto(new URL(address, product.origin).href)
      const video = await ready
      expect(video.record_ids).to.deep.equal([talent])
      expect(video.duration).to.be.above(3.5)
    },
  )
})

describe('a device that is switched off while it is recorded', () => {
  const product = productInBrowser()

  detail('is shown to staff until it is on again', async () => {
    const called = await CalledTalent.inRoom(product, await signIn(product.origin, 'director'), 'Ben')
    await called.pressRecord()
    await called.expectRecording()
    const told = (words: string) =>
      called.staff.getByRole('alert').filter({ hasText: `Recording of Ben Example: ${words}.` })
    await called.phone.getByRole('button', { name: 'Mute' }).click()
    await told('microphone off').waitFor()
    await called.phone.getByRole('button', { name: 'Unmute' }).click()
    await told('microphone off').waitFor({ state: 'detached' })
    await called.phone.getByRole('button', { name: 'Stop camera' }).click()
    await told('camera off').waitFor()
  })
})
