import { signIn } from '../../drivers/http/office.ts'
import { startTwilio, type Twilio } from '../../peers/twilio.ts'
import { DESK, REFUSED } from '../../support/browser.ts'
import { demoEmail } from '../../support/demo-accounts.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const OWN = {
  accountSid: `AC${'d'.repeat(32)}`,
  authToken: 'the token of the director',
  from: '+13105550177',
}

describe("a casting director's Twilio account", () => {
  let twilio: Twilio
  before(async () => {
    twilio = await startTwilio()
    twilio.open(OWN)
  })
  after(() => twilio?.stop())
  // Twilio is asked about a wrong token on purpose.
  const product = productInBrowser({
    product: ownProduct(() => ({ TWILIO_API: twilio.env.TWILIO_API })),
    asked: REFUSED,
  })

  it('is typed into the profile, checked with Twilio, seen by a super admin and removed [MSG-06]', async () => {
    const director = await signIn(product.origin, 'director')
    const profile = await product.arrive(DESK, director.token)
    await profile.goto('/profile')
    const texts = profile.getByRole('region', { name: 'Text messages' })
    const save = texts.getByRole('button', { name: 'Save' })
    await texts.getByRole('button', { name: 'Set up' }).click()
    await texts.getByRole('textbox', { name: 'Account SID' }).fill(OWN.accountSid)
    await texts.getByRole('textbox', { name: 'Send from' }).fill('(310) 555-0177')
    await save.click()
    await texts.getByText('Auth token is required').waitFor()
    const token = texts.getByLabel('Auth token', { exact: true })
    await token.fill('a wrong one')
    await save.click()
    await texts.getByText('Twilio does not accept this Account SID and auth token together.').waitFor()
    await token.fill(OWN.authToken)
    await save.click()
    await texts.getByText('Texts leave from +13105550177').waitFor()
    await texts.getByRole('button', { name: 'Change' }).click()
    await texts.getByText('Leave it empty to keep the one that ends in ctor.').waitFor()

    const admin = await signIn(product.origin, 'admin')
    const adminPage = await product.arrive(DESK, admin.token)
    await adminPage.goto('/callboard-admin')
    await adminPage.getByRole('button', { name: `More for ${demoEmail('director')}` }).click()
    await adminPage.getByRole('menuitem', { name: 'Twilio account' }).click()
    await adminPage.getByText(`Updated by ${demoEmail('director')}`).waitFor()

    await texts.getByRole('button', { name: 'Remove' }).click()
    await profile.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await texts.getByRole('button', { name: 'Set up' }).waitFor()
  })
})
