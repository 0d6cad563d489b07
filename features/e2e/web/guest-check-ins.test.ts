import { register } from '@callboard/accounts/contract'
import { getLobby } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { passBotCheck } from '../../drivers/http/bot-check.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('check-ins that a talent made without signing in, on a phone', () => {
  const product = productInBrowser({ asked: /422 .*guest-check-ins/ })

  it('are found by a code, and those that the talent says are theirs go with the account [ACC-14] [ACC-16]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const guest = await prepareCheckIn(product.origin, onboard, 'Tess', 'Barista')
    await guest.submit()
    const brother = await prepareCheckIn(product.origin, onboard, 'Ted', 'Barista')
    await brother.submitWith({ email: guest.fields.email })
    const visitor = new ApiClient(product.origin)
    const { token, _id } = await visitor.call(register, {
      email: guest.fields.email,
      password: 'a long enough secret',
      user_type: 'talent',
      captcha: await passBotCheck(visitor),
    })

    const page = await product.arrive(PHONE, token)
    await page.goto('/delete-account')
    await page.getByRole('button', { name: 'E-mail me a code' }).click()
    const code = page.getByLabel('Code', { exact: true })
    await code.fill('000000')
    await page.getByRole('button', { name: 'Find my check-ins' }).click()
    await page.getByText('This code is not right, or it is too old.').waitFor()
    const log = new MessageLog(await signIn(product.origin, 'admin'))
    const sent = await log.arrived('GUEST_CODE_EMAIL', 'kept', { user_id: _id! })
    await code.fill(/\d{6}/.exec(await log.read(sent))![0])
    await page.getByRole('button', { name: 'Find my check-ins' }).click()
    await page.getByRole('checkbox', { name: /Tess Example, Barista/ }).check()
    await page.getByRole('checkbox', { name: /Ted Example, Barista/ }).waitFor()
    await page.getByRole('button', { name: 'These are mine' }).click()
    await page.getByText('1 check-in is part of your account now.').waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: /^1 check-in$/ })
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(PHONE.width)

    await page.getByLabel('Password', { exact: true }).fill('a long enough secret')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await page.waitForURL((url) => url.pathname !== '/delete-account')
    const left = await until(
      'the check-in is gone',
      async () => (await director.call(getLobby, { id: session._id })).records,
      (records) => records.length === 1,
    )
    expect(left[0]?.first_name).to.equal('Ted')
  })
})
