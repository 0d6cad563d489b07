import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { LiveRoom } from '../../drivers/ui/live-room.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { CalledTalent } from './called-talent.ts'

const WISH = 'The casting team wants to record you:'

describe('a talent whose camera or microphone is off', () => {
  const product = productInBrowser()
  let director: ApiClient

  before(async () => {
    director = await signIn(product.origin, 'director')
  })

  const switchOn = (called: CalledTalent, control: 'Start camera' | 'Unmute') =>
    called.phone.getByRole('button', { name: control }).click()

  it('is not recorded in the virtual lobby: both sides read why, and it works once all is on', async () => {
    const called = await CalledTalent.waiting(product, director, 'Ben')
    await called.join()
    await switchOn(called, 'Start camera')
    await called.phone.getByRole('button', { name: 'Stop camera' }).click()
    await new LiveRoom(called.staff).addToGroup('Ben')

    await called.pressRecord()
    const card = called.staff.getByRole('article', { name: 'Ben' })
    await card.getByText('The camera is off. The microphone is off.').waitFor()
    await called.staff.getByText('Failed to start recording. Please try again.').waitFor()
    await called.phone.getByText(`${WISH} turn your camera and microphone on.`).waitFor()

    await switchOn(called, 'Start camera')
    await called.phone.getByText(`${WISH} turn your microphone on.`).waitFor()
    await switchOn(called, 'Unmute')
    await called.phone.getByText(WISH).waitFor({ state: 'detached' })
    await called.pressRecord()
    await called.expectRecording()
    await called.expectFirstPiece()
    await called.stop()
  })

  it('is not recorded silently in the casting room: the microphone is asked for', async () => {
    const called = await CalledTalent.inRoom(product, director, 'Cleo')
    await called.phone.getByRole('button', { name: 'Mute', exact: true }).click()
    await called.pressRecord()
    await called.staff.getByRole('article', { name: 'Cleo' }).getByText('The microphone is off.').waitFor()
    await called.phone.getByText(`${WISH} turn your microphone on.`).waitFor()
    await called.phone.getByRole('button', { name: 'Turn on' }).click()
    await called.pressRecord()
    await called.expectRecording()
  })

  it('is not recorded black in the casting room: the camera is asked for until they leave', async () => {
    const called = await CalledTalent.inRoom(product, director, 'Dan')
    await called.phone.getByRole('button', { name: 'Stop camera' }).click()
    await called.pressRecord()
    await called.staff.getByRole('article', { name: 'Dan' }).getByText('The camera is off.').waitFor()
    await called.phone.getByText(`${WISH} turn your camera on.`).waitFor()
    await called.phone.getByRole('button', { name: 'Leave' }).click()
    await called.join()
    await called.phone.getByRole('button', { name: 'Stop camera' }).click()
    await called.phone.getByRole('button', { name: 'Start camera' }).waitFor()
    await called.phone.getByText(WISH).waitFor({ state: 'detached' })
  })
})
