import { addHeadshot, getTalentProfile, saveAboutMe, verifyToken } from '@callboard/accounts/contract'
import { getLobby } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { bookedTalent } from '../../drivers/http/booked-talent.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { chooseRole, next, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { PHONE } from '../../support/browser.ts'
import { waitingPhoto } from '../../support/photo.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the profile of a talent, on a phone', () => {
  const product = productInBrowser()

  it('is completed on the way to a check-in and leads back to it [ACC-10] [ACC-11] [ACC-13]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const talent = await signUpTalent(product.origin, 'Tess')
    const page = await product.arrive(PHONE, talent.token)
    await page.goto(`/onboard/${session.studio_uri}/${session._id}`)
    await page.getByRole('link', { name: 'Complete your profile and continue' }).click()
    await page.getByRole('heading', { name: 'Complete your profile and continue' }).waitFor()

    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByText('Please upload a Headshot').waitFor()
    await page.getByText('Phone number required').waitFor()
    const buffer = Buffer.from(await waitingPhoto().arrayBuffer())
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('img', { name: 'Headshot 1' }).waitFor()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('3105550123')

    await page.getByRole('tab', { name: 'Account' }).click()
    await page.getByLabel('Old password').waitFor()
    await page.getByRole('link', { name: 'Delete Account' }).waitFor()
    await page.getByRole('tab', { name: 'About Me' }).click()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).to.be.at.most(PHONE.width)
    await page.getByRole('button', { name: 'Save and continue' }).click()

    await page.waitForURL('**/onboard/**')
    await page.getByText('(310) 555-0123').waitFor()
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Go back to session' }).click()
    await page.waitForURL('**/onboard/**')
  })

  detail('says that a password is changed [ACC-10]', async () => {
    const talent = await signUpTalent(product.origin, 'Tess')
    const page = await product.arrive(PHONE, talent.token)
    await page.goto('/profile?tab=account')
    await page.getByLabel('Old password').fill('a long enough secret')
    await page.getByLabel('New password').fill('another long enough secret')
    await page.getByLabel('Confirm password').fill('another long enough secret')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Your password is changed.').waitFor()
  })

  detail(
    'is completed after a booking without a photo, and leads back to the appointment [ACC-11]',
    async () => {
      const director = await signIn(product.origin, 'director')
      const session = await startSession(director, ['Barista'])
      const place = { session: session._id, day: session.dates[1]!._id }
      const talent = await bookedTalent(product.origin, director, place)
      const page = await product.arrive(PHONE, talent.token)
      const booking = `/schedule/${session.studio_uri}/${place.session}/${place.day}`
      await page.goto(booking)
      await page.getByRole('link', { name: 'Complete your profile and continue' }).click()
      await page.getByRole('heading', { name: 'Complete your profile and continue' }).waitFor()
      const buffer = Buffer.from(await waitingPhoto().arrayBuffer())
      await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByRole('img', { name: 'Headshot 1' }).waitFor()
      await page.getByRole('textbox', { name: 'Phone number' }).fill('3105550123')
      await page.getByRole('button', { name: 'Save and continue' }).click()
      await page.waitForURL(`**${booking}`)
      await page.getByText('You have an appointment on this date').waitFor()
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByText('You have an appointment on this date').waitFor()
      expect(await page.getByText('Your profile has no photo yet').count()).to.equal(0)
    },
  )

  for (const keeps of [true, false])
    detail(
      `${keeps ? 'takes' : 'does not take'} the other number of a check-in, as its talent wishes [ACC-10]`,
      async () => {
        const director = await signIn(product.origin, 'director')
        const session = await startSession(director, ['Barista'])
        const talent = await signUpTalent(product.origin, 'Tess')
        const { user } = await talent.call(verifyToken, {})
        const id = user._id
        await talent.call(addHeadshot, { id, file: waitingPhoto() })
        const about = { first_name: 'Tess', last_name: 'Example', phone: '+13105550123' }
        await talent.call(saveAboutMe, { id, ...about })
        const page = await product.arrive(PHONE, talent.token)
        await page.goto(`/onboard/${session.studio_uri}/${session._id}`)
        await page.getByRole('button', { name: 'Edit' }).click()
        await page.getByRole('textbox', { name: 'Phone' }).fill('(310) 555-0199')
        await next(page)
        await chooseRole(page, 'Barista')
        await next(page)
        await takePhoto(page)
        await next(page)
        const keep = page.getByLabel('Keep this in my profile')
        expect(await keep.isChecked()).to.equal(true)
        if (!keeps) await keep.uncheck()
        await page.getByLabel('I agree to the terms').check()
        const last = `${keeps ? 'Save and Continue' : 'Continue'} to the Session`
        await page.getByRole('button', { name: last, exact: true }).click()
        await page.getByRole('region', { name: 'Your status' }).waitFor()
        const { records } = await director.call(getLobby, { id: session._id })
        expect(records.map(({ phone }) => phone)).to.deep.equal(['+13105550199'])
        const { phone } = await talent.call(getTalentProfile, { id })
        expect(phone).to.equal(keeps ? '+13105550199' : '+13105550123')
      },
    )
})
