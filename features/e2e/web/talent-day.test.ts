import { randomUUID } from 'node:crypto'
import { addToGroup, deleteRecord, finishGroup } from '@callboard/lobby/contract'
import {
  createProject,
  createSession,
  type LocationType,
  skipVirtualLobby,
} from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, signUpTalent } from '../../drivers/http/office.ts'
import { joinOn } from '../../drivers/ui/status-page.ts'
import { PHONE } from '../../support/browser.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { type Arrival, SessionDay } from '../realtime/session-day.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { openOwnPage } from './called-talent.ts'

/** Runs in the page. Chromium's fake microphone gives short beeps, which a look at its level may miss again and again. */
function speakSteadily(): void {
  const devices = navigator.mediaDevices
  const open = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (wanted) => {
    const stream = await open(wanted)
    for (const beeps of stream.getAudioTracks()) {
      const context = new AudioContext()
      const voice = new OscillatorNode(context)
      const spoken = new MediaStreamAudioDestinationNode(context)
      voice.connect(spoken)
      voice.start()
      beeps.stop()
      stream.removeTrack(beeps)
      stream.addTrack(spoken.stream.getAudioTracks()[0]!)
    }
    return stream
  }
}

describe('the day of a talent on a phone', () => {
  const product = productInBrowser()
  let director: ApiClient

  before(async () => {
    director = await signIn(product.origin, 'director')
  })

  const status = (page: Page) => page.getByRole('region', { name: 'Your status' })

  /** @param begin runs in the page of the talent before its own scripts */
  async function waiting(name: string, begin?: () => void) {
    const day = await SessionDay.start(product.origin, director)
    const talent = await day.arrive(name)
    return { day, talent, phone: await openOwnPage(product, talent, begin) }
  }

  /** A session of today where talent come, or of another kind. It has begun at any hour of the test. */
  async function dayOf(location_type: LocationType) {
    const project = await director.call(createProject, {
      name: `Corner shop ${randomUUID().slice(0, 8)}`,
      project_roles: ['Barista'],
    })
    const date = { date: dayFromToday(0), start_time: '00:00', location_type }
    const place = location_type === 'In Person' ? { in_person_location: '12 Vine Street' } : {}
    const session = await director.call(createSession, {
      name: 'First round',
      studio: project._id,
      time_zone: ZONE,
      dates: [{ ...date, ...place }],
    })
    const onboard = { uri: project.uri, session: session._id }
    const arrive = async (name: string): Promise<Arrival> => {
      const { fields, submit } = await prepareCheckIn(product.origin, onboard, name, 'Barista')
      const { record_id, page_key } = await submit()
      return { id: record_id, key: page_key!, email: fields.email, phone: fields.phone }
    }
    return { project, session, arrive }
  }

  detail(
    'looks at camera and sound before the first join, and enters with what was chosen [LIV-15]',
    async () => {
      const { phone } = await waiting('Ana', speakSteadily)
      await phone.getByRole('button', { name: 'Join the virtual lobby' }).click()
      await phone.getByRole('heading', { name: 'Before you join' }).waitFor()
      await phone.getByLabel('What others will see').waitFor()
      await phone.getByText('You are heard', { exact: true }).waitFor()
      await phone.getByRole('button', { name: 'Join now' }).click()
      await phone.getByRole('toolbar', { name: 'Meeting controls' }).waitFor()
      await phone.getByRole('button', { name: 'Leave' }).click()
      await phone.getByRole('button', { name: 'Join the virtual lobby' }).click()
      await phone.getByRole('toolbar', { name: 'Meeting controls' }).waitFor()
    },
  )

  detail('keeps the link to check in again where no thumb meets it on the way to Join [MSG-02]', async () => {
    const { day, talent, phone } = await waiting('Ana')
    await day.act(talent.id, 'call-in')
    // The button of the card that stands until the own page is loaded goes with that card.
    const loaded = phone.locator(':not([data-loading])')
    const button = phone.getByRole('button', { name: 'Join', exact: true }).and(loaded)
    const join = (await button.boundingBox())!
    const again = phone.getByRole('link', { name: 'Check in again' })
    const height = await again.evaluate((link) => link.getBoundingClientRect().height)
    expect(height).to.be.at.least(44)
    const isMet = await again.evaluate((link, edge) => {
      const { left, bottom } = link.getBoundingClientRect()
      window.scrollBy(0, bottom - edge)
      return document.elementFromPoint(left + 4, edge - 12) === link
    }, join.y)
    expect(isMet, 'within 24 px of Join').to.equal(false)
    await phone.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const { y } = (await again.boundingBox())!
    expect(y + height).to.be.at.most(join.y - 24)
  })

  detail(
    'enters the casting room with the camera that was switched off in the preview [LIV-15]',
    async () => {
      const { day, talent, phone } = await waiting('Ana')
      await day.act(talent.id, 'call-in')
      await phone.getByRole('button', { name: 'Join', exact: true }).click()
      await phone.getByText('The camera works').waitFor()
      await phone.getByRole('button', { name: 'Stop camera' }).click()
      await phone.getByText('Your camera is off').waitFor()
      await phone.getByRole('button', { name: 'Join now' }).click()
      const controls = phone.getByRole('toolbar', { name: 'Meeting controls' })
      await controls.getByRole('button', { name: 'Mute', exact: true }).waitFor()
      await controls.getByRole('button', { name: 'Start camera' }).waitFor()
    },
  )

  it('checks camera, microphone and speaker before the lobby; a check of today is the preview [CHK-11] [LIV-15]', async () => {
    const { phone } = await waiting('Ana', speakSteadily)
    await phone.getByRole('button', { name: 'Check your camera and sound' }).click()
    await phone.getByText('The camera works').waitFor()
    await phone.getByText('You are heard', { exact: true }).waitFor()
    await phone.getByRole('meter', { name: 'Loudness of the microphone' }).waitFor()
    await phone.getByRole('button', { name: 'Play a sound' }).click()
    await phone.getByRole('button', { name: 'No', exact: true }).click()
    await phone.getByRole('alert').filter({ hasText: 'Turn the volume up' }).waitFor()
    await phone.getByRole('button', { name: 'Yes', exact: true }).click()
    await phone.getByText('The speaker works', { exact: true }).waitFor()
    await phone.getByRole('button', { name: 'Done' }).click()
    await phone.getByRole('button', { name: 'Camera and sound are ready' }).waitFor()
    await phone.getByRole('button', { name: 'Join the virtual lobby' }).click()
    await phone.getByRole('toolbar', { name: 'Meeting controls' }).waitFor()
  })

  detail(
    'names a camera that is blocked and a microphone that is missing, with the remedy in this browser [CHK-11]',
    async () => {
      const { phone } = await waiting('Ana')
      await phone.evaluate(() => {
        navigator.mediaDevices.getUserMedia = (wanted) =>
          Promise.reject(new DOMException('', wanted?.video ? 'NotAllowedError' : 'NotFoundError'))
      })
      await phone.getByRole('button', { name: 'Check your camera and sound' }).click()
      const alerts = phone.getByRole('alert')
      await alerts
        .filter({ hasText: 'The camera is blocked. Click the sign at the left of the address' })
        .waitFor()
      await alerts.filter({ hasText: 'No microphone was found on this device.' }).waitFor()
      await phone.getByRole('button', { name: 'Try again' }).waitFor()
    },
  )

  detail('reads that it is on deck when it is wanted once more after its audition', async () => {
    const { day, talent, phone } = await waiting('Ana')
    await day.act(talent.id, 'call-in')
    const group = await director.call(addToGroup, { id: talent.id })
    await director.call(finishGroup, { session: day.id, group: group._id, seen: [talent.id] })
    await status(phone).getByRole('heading', { name: 'You are done' }).waitFor()
    await day.act(talent.id, 'on-deck')
    await status(phone).getByRole('heading', { name: 'You are on deck' }).waitFor()
    await phone.getByRole('button', { name: 'Join the virtual lobby' }).waitFor()
  })

  it('welcomes to the studio with what can be done, and shows the frame after Join [MSG-01]', async () => {
    const { phone } = await waiting('Ana')
    await status(phone).getByText('Welcome to ').waitFor()
    await phone.getByRole('button', { name: 'Switch devices' }).click()
    await phone.getByRole('img', { name: 'QR code of your status page' }).waitFor()
    await phone.keyboard.press('Escape')
    await joinOn(phone)
    await phone.getByRole('toolbar', { name: 'Meeting controls' }).waitFor()
  })

  detail('of a talent who came tells where to wait, never to join a room', async () => {
    const { arrive } = await dayOf('In Person')
    const phone = await openOwnPage(product, await arrive('Ana'))
    await status(phone)
      .getByText('You are next. Please wait at 12 Vine Street. Staff will call your name.')
      .waitFor()
    expect(await phone.getByText(/join|virtual lobby|camera/i).count()).to.equal(0)
  })

  it('changes within seconds when staff delete the check-in, and its key opens no room [MSG-02]', async () => {
    const { talent, phone } = await waiting('Ana')
    await joinOn(phone)
    await director.call(deleteRecord, { id: talent.id })
    await status(phone).getByRole('heading', { name: 'Oops, you need check in again' }).waitFor()
    await phone.getByText('You arrived at the wrong time.').waitFor()
    expect(await phone.getByRole('toolbar', { name: 'Meeting controls' }).count()).to.equal(0)
    await phone.getByRole('link', { name: 'Check in again' }).click()
    await phone.getByRole('heading', { name: /^Welcome to/ }).waitFor()
  })

  detail(
    'ends in the one room that is open when the project skips the virtual lobby meanwhile, and back',
    async () => {
      const { project, arrive } = await dayOf('Virtual')
      const phone = await openOwnPage(product, await arrive('Ana'))
      await joinOn(phone)
      await phone.getByText('Virtual lobby').first().waitFor()
      await director.call(skipVirtualLobby, { id: project._id, skip_virtual_lobby: true })
      await phone.getByText('You are in the casting room').waitFor()
      await phone.getByRole('button', { name: 'Stop camera' }).waitFor()
      await director.call(skipVirtualLobby, { id: project._id, skip_virtual_lobby: false })
      await phone.getByText('Virtual lobby').first().waitFor()
      await phone.getByRole('button', { name: 'Start camera' }).waitFor()
    },
  )

  detail(
    'opens for the account that checked in without the link, from the room’s address too, and may join',
    async () => {
      const { project, session } = await dayOf('Virtual')
      const ana = await signUpTalent(product.origin, 'Ana')
      const onboard = { uri: project.uri, session: session._id }
      const { submit } = await prepareCheckIn(product.origin, onboard, 'Ana', 'Barista', ana)
      const { record_id } = await submit()
      const phone = await product.arrive(PHONE, ana.token)
      await phone.goto(`/studio/${project.uri}/${session._id}`)
      await phone.getByRole('link', { name: 'Open your status page' }).click()
      await phone.waitForURL(`**/message/${record_id}**`)
      await joinOn(phone)
    },
  )

  it('is seen on another device by the code of Switch devices [APP-12]', async () => {
    const { talent, phone } = await waiting('Ana')
    await phone.getByRole('button', { name: 'Switch devices' }).click()
    await phone.getByRole('img', { name: 'QR code of your status page' }).waitFor()
    await phone.getByText('You do not need to check in again.').waitFor()
    await phone.getByRole('button', { name: 'Copy link' }).click()
    await phone.getByRole('button', { name: 'Copied' }).waitFor()
    const address = await phone.evaluate(() => navigator.clipboard.readText())
    expect(new URL(address).pathname).to.equal(`/message/${talent.id}`)
    const other = await product.arrive(PHONE)
    await other.goto(address)
    await other.getByRole('button', { name: 'Join the virtual lobby' }).waitFor()
  })
})
