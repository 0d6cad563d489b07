import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the page that deletes an account, on a phone', () => {
  const product = productInBrowser({ asked: /422 .*auth.user/ })

  it('counts and names what goes, says what is kept, and signs out for good [ACC-14] [ACC-16]', async () => {
    const director = await signIn(product.origin, 'director')
    const { _id: session, dates } = await startSession(director, ['Barista'])
    const day = dates[1]!._id
    const frame = await director.call(addTimeFrame, {
      session,
      day,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: 1 }],
    })
    const { dates: days } = await director.call(listAvailability, { session, day })
    const { start } = Object.values(days)[0]![frame._id]!.slots[0]!
    const talent = await signUpTalent(product.origin, 'Tess')
    await talent.call(bookSlot, { session, day, availability: frame._id, start_time: start, role: 'Barista' })
    const page = await product.arrive(PHONE, talent.token)
    await page.goto('/delete-account')
    await page.getByText('1 appointment to come, cancelled').waitFor()
    await page.getByText(/, Barista: .*10:00 AM/).waitFor()
    await page.getByText('That an account was here, without name, address or number').waitFor()
    await page.getByText('Check-ins that you made without signing in').waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).to.be.at.most(PHONE.width)

    const password = page.getByLabel('Password', { exact: true })
    await password.fill('not the password')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await page.getByText('The password is not right.').waitFor()
    await password.fill('a long enough secret')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await page.waitForURL((url) => url.pathname !== '/delete-account')
    await page.goto('/profile')
    await page.getByRole('textbox', { name: /mail/i }).first().waitFor()
  })
})
