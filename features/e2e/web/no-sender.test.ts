import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('an install without a sender of texts and e-mails', () => {
  const product = productInBrowser()

  it('promises none on the talent’s page and in the lobby, and the console calls them not sent [MSG-11]', async () => {
    const director = await signIn(product.origin, 'director')
    const day = await SessionDay.start(product.origin, director)
    const { id, key, email } = await day.arrive('Ana')
    const phone = await product.arrive(PHONE)
    await phone.goto(`/message/${id}#k=${key}`)
    await phone.getByText('Keep this page open, this office sends no texts.').waitFor()
    const desk = await product.arrive(DESK, director.token)
    await desk.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    await desk.getByText('No texts go out: no sender is set up.').waitFor()
    const console = await product.arrive(DESK, (await signIn(product.origin, 'admin')).token)
    await console.goto(`/callboard-admin?tab=messages&to=${encodeURIComponent(email)}`)
    await console.getByText(/^E-mails and texts are not sent: this install has no sender/).waitFor()
    await console.getByRole('row', { name: email }).getByText('Not sent').first().click()
    await console.getByRole('dialog').getByText('Not sent: no sender is set up.').waitFor()
  })
})
