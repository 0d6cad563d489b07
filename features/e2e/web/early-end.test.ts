import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { CalledTalent } from './called-talent.ts'

describe('a take that ends before Stop is pressed', () => {
  const product = productInBrowser()
  let called: CalledTalent
  let director: ApiClient

  before(async () => {
    director = await signIn(product.origin, 'director')
  })
  beforeEach(async () => {
    called = await CalledTalent.inRoom(product, director, 'Ben')
    await called.pressRecord()
    await called.expectRecording()
  })

  const notice = (words: string) => called.staff.getByRole('alert').filter({ hasText: words })
  const ENDED = "Ben Example's take ended early:"

  it('is told with name and reason when the talent loads the page anew, until staff dismiss it; the talent read that it was cut [REC-04]', async () => {
    await called.expectFirstPiece()
    called.phone.on('dialog', (question) => void question.accept())
    await called.phone.reload()
    const told = notice(`${ENDED} The page was closed while recording.`)
    await told.waitFor()
    await called.staff.getByRole('img', { name: 'take 1' }).waitFor()
    await called.phone.getByText('Your take was cut when this page closed').waitFor()
    await called.staff.getByRole('button', { name: 'Finish Group' }).click()
    await called.staff.getByText('Nobody is in the group.').waitFor()
    await told.getByRole('button', { name: 'Dismiss' }).click()
    await told.waitFor({ state: 'detached' })
  })

  detail('is told when the talent leaves, after a question to the talent', async () => {
    const leave = called.phone.getByRole('button', { name: 'Leave', exact: true })
    await leave.click()
    const question = called.phone.getByRole('dialog', { name: 'Leave while you are recorded?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    await called.expectRecording()

    await leave.click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await notice(`${ENDED} The talent left the room.`).waitFor()
  })

  detail('is no news when the group was finished meanwhile', async () => {
    await called.expectFirstPiece()
    await called.staff.getByRole('button', { name: 'Finish Group' }).click()
    await called.staff.getByRole('button', { name: 'Stop and finish' }).click()
    await called.phone.getByText('You are done', { exact: true }).waitFor()
    await called.phone.getByText('Your take is saved.').waitFor()
    expect(await called.staff.getByText(ENDED).count()).to.equal(0)
  })
})
