import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { LiveRoom } from '../../drivers/ui/live-room.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { CalledTalent } from './called-talent.ts'

const WISH = 'The casting team wants to record you:'

describe('a talent whose camera or microphone is off', () => {
  const product = productInBrowser()
  let director: ApiClient

  before(async () => {
    director = await signIn(product.origin, 'director')
  })

  const record = ({ staff }: CalledTalent) => staff.getByRole('button', { name: 'Record', exact: true })

  detail('is not offered for recording while in the virtual lobby: staff read why [LIV-14]', async () => {
    const called = await CalledTalent.waiting(product, director, 'Ben')
    await called.join()
    await new LiveRoom(called.staff).addToGroup('Ben')
    await called.staff.getByText('Ben Example is not called in yet.').waitFor()
    expect(await record(called).isDisabled()).to.equal(true)
  })

  detail('is not recorded silently in the casting room: the microphone is asked for', async () => {
    const called = await CalledTalent.inRoom(product, director, 'Cleo')
    await called.phone.getByRole('button', { name: 'Mute', exact: true }).click()
    await called.pressRecord()
    await called.staff.getByRole('article', { name: 'Cleo' }).getByText('The microphone is off.').waitFor()
    await called.phone.getByText(`${WISH} turn your microphone on.`).waitFor()
    await called.phone.getByRole('button', { name: 'Turn on' }).click()
    await called.pressRecord()
    await called.expectRecording()
  })

  detail('is not offered for recording in the casting room until the camera is on [LIV-14]', async () => {
    const called = await CalledTalent.inRoom(product, director, 'Dan')
    await called.phone.getByRole('button', { name: 'Stop camera' }).click()
    await called.staff.getByText('The camera of Dan Example is off.').waitFor()
    expect(await record(called).isDisabled()).to.equal(true)
    await called.phone.getByRole('button', { name: 'Start camera' }).click()
    await called.pressRecord()
    await called.expectRecording()
    await called.expectFirstPiece()
    await called.stop()
  })
})
