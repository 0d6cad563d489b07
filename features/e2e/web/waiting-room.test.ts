import { getReactions } from '@callboard/posting/contract'
import { updateSession } from '@callboard/projects/contract'
import { GUESTS_ALONE } from '@callboard/review/contract'
import { expect } from 'chai'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { VideoReview } from '../../drivers/ui/video-review.ts'
import { startTwr, type Twr } from '../../peers/twr.ts'
import { DESK } from '../../support/browser.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const BEA = {
  _id: 'bea',
  first_name: 'Bea',
  last_name: 'Waiting',
  role: 'Barista',
  email: 'bea@wait.example',
  phone: '+13105550123',
}

describe('the external waiting room of a session', () => {
  let twr: Twr
  before(async () => {
    twr = await startTwr()
    twr.server.records = [BEA]
  })
  after(() => twr?.stop())
  const product = productInBrowser({ product: ownProduct(() => twr.env) })

  it('is a tab for staff and clients, who add and answer its talent; the camera of the room records them; an outage is said there alone [INT-02] [INT-06] [CHK-13]', async () => {
    const director = await signIn(product.origin, 'director')
    const { _id: id, studio_uri, version } = await startSession(director, ['Barista'])
    await director.call(updateSession, { id, version, twr: 'harbour/blue' })
    const live = `/studio/${studio_uri}/${id}`

    const staff = await product.arrive(DESK, director.token)
    await staff.goto(live)
    await staff.getByRole('tab', { name: 'TWR' }).click()
    await staff.getByText('Syncing', { exact: true }).waitFor()
    const card = staff.getByRole('article', { name: 'Bea Waiting' })
    await card.getByText('+13105550123 · bea@wait.example').waitFor()
    await card.getByRole('button', { name: 'Add to group' }).click()
    await card.getByRole('button', { name: 'Leave Group' }).waitFor()
    await staff.getByText(GUESTS_ALONE).waitFor()
    await staff.getByRole('checkbox', { name: 'Include me' }).check()
    await staff.getByText(/^Records with /).waitFor()
    await staff.getByRole('button', { name: 'Record', exact: true }).click()
    // A camera gives its first piece some moments after the beginning.
    await staff.getByRole('status', { name: 'Recording Bea Waiting' }).getByText('0:01').waitFor()
    await staff.getByRole('button', { name: 'Stop', exact: true }).click()
    await staff.getByRole('img', { name: 'Bea Waiting, take 1 (in the room)' }).waitFor()
    const review = await product.arrive(DESK, director.token)
    await review.goto(`/video/${studio_uri}/${id}`)
    await new VideoReview(review).openGroup('Bea Waiting')

    const reader = await signIn(product.origin, 'client')
    const client = await product.arrive(DESK, reader.token)
    await client.goto(live)
    await client.getByRole('region', { name: 'Current group' }).getByText('Bea Waiting').waitFor()
    await client.getByRole('tab', { name: 'TWR' }).click()
    const room = client.getByRole('region', { name: 'TWR' })
    await room.getByText('Syncing', { exact: true }).waitFor()
    await room.getByRole('button', { name: 'Yes' }).click()
    await room.locator('[data-answer="yes"][aria-pressed="true"]').waitFor()
    expect(await client.content()).not.to.include('bea@wait.example')

    twr.server.always = 503
    await room.getByText('Not Syncing', { exact: true }).waitFor()
    await room.getByText('TWR does not answer.').waitFor()
    await room.getByRole('article', { name: 'Bea Waiting' }).waitFor()
    twr.server.always = null
    await room.getByRole('button', { name: 'Retry' }).click()
    await room.getByText('Syncing', { exact: true }).waitFor()
    const { feedbacks } = await reader.call(getReactions, { session: id })
    expect(feedbacks.map(({ feedback }) => feedback)).to.deep.equal(['yes'])
  })
})
