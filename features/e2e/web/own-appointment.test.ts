import { readFile } from 'node:fs/promises'
import { whoAmI } from '@callboard/accounts/contract'
import { getSession, updateSession } from '@callboard/projects/contract'
import { addTimeFrame } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { bookedTalent } from '../../drivers/http/booked-talent.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { signInAs } from '../../drivers/ui/sign-in.ts'
import { PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('an own appointment on a phone', () => {
  const product = productInBrowser()

  /** A talent with the first of four slots of tomorrow. @param cutoff of the session, minutes */
  async function booked(cutoff: number): Promise<Page> {
    const director = await signIn(product.origin, 'director')
    const { _id: session, studio_uri } = await startSession(director, ['Barista'])
    const { version, dates } = await director.call(getSession, { id: session })
    await director.call(updateSession, { id: session, version, change_cutoff: cutoff })
    const day = dates[1]!._id
    const talent = await bookedTalent(product.origin, director, { session, day })
    const page = await product.arrive(PHONE, talent.token)
    await page.goto(`/schedule/${studio_uri}/${session}/${day}`)
    await page.getByText('You have an appointment on this date').waitFor()
    return page
  }

  detail(
    'is booked with a thumb, and Back leads from moving it to the appointment [SCH-07] [SCH-12]',
    async () => {
      const director = await signIn(product.origin, 'director')
      const { _id: session, studio_uri, dates } = await startSession(director, ['Barista', 'Regular'])
      const frame = await director.call(addTimeFrame, {
        session,
        day: dates[1]!._id,
        name: 'Morning calls',
        start_time: '10:00',
        end_time: '11:00',
        length_time_slot: 7.5,
        roles: ['Barista', 'Regular'].map((role) => ({ role, participants_count: 1 })),
      })
      const { version } = await director.call(getSession, { id: session })
      await director.call(updateSession, { id: session, version, change_cutoff: 0 })
      const talent = await signUpTalent(product.origin, 'Tess')
      const page = await product.arrive(PHONE, talent.token)
      await page.goto(`/schedule/${studio_uri}/${session}/${dates[1]!._id}/${frame._id}`)
      await page.getByText('Morning calls').waitFor()
      await page.getByRole('radio', { name: 'Regular' }).click()
      await page.waitForURL('**?role=Regular')
      const confirm = page.getByRole('button', { name: 'Confirm' })
      const { y, height } = (await confirm.boundingBox())!
      expect(y, 'within reach of the thumb').to.be.greaterThan(PHONE.height / 2)
      expect(y + height).to.be.lessThanOrEqual(PHONE.height)
      const times = page.getByRole('radiogroup', { name: /^Times on/ }).getByRole('radio')
      expect(await times.count()).to.equal(8)
      await times.nth(1).click()
      await confirm.click()
      await page
        .getByRole('dialog', { name: 'Confirm Audition' })
        .getByRole('button', { name: 'Confirm' })
        .click()
      await page.getByText('Appointment Confirmed').waitFor()
      await page.getByRole('button', { name: 'Move', exact: true }).click()
      await page.getByRole('button', { name: 'Move my appointment' }).waitFor()
      await page.goBack()
      await page.getByRole('button', { name: 'Add to calendar' }).waitFor()
    },
  )

  detail('is not said to be gone while it loads after a sign-in [SCH-08]', async () => {
    const director = await signIn(product.origin, 'director')
    const { _id: session, studio_uri, dates } = await startSession(director, ['Barista'])
    const day = dates[1]!._id
    const talent = await bookedTalent(product.origin, director, { session, day })
    const { user } = await talent.call(whoAmI, {})
    const page = await product.arrive(PHONE)
    const held = Promise.withResolvers<void>()
    await page.route('**/is-user-already-booked/*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`/schedule/${studio_uri}/${session}/${day}?mine=true`)
    await page.getByRole('button', { name: 'Sign in to see it' }).click()
    await signInAs(page, user!.email, 'a long enough secret')
    await page.getByRole('button', { name: /^Confirm/ }).waitFor()
    expect(await page.getByText('You have no appointment on this date').count()).to.equal(0)
    held.resolve()
    await page.getByText('You have an appointment on this date').waitFor()
  })

  it('is moved to another time and cancelled there [SCH-12]', async () => {
    const page = await booked(0)
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByRole('radio').last().click()
    await page.getByRole('button', { name: 'Move my appointment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByText('Appointment Confirmed').waitFor()
    await page.getByText('Your appointment is moved').waitFor()
    await page.getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByRole('heading', { name: 'Your appointment is cancelled' }).waitFor()
    await page.getByRole('button', { name: 'Choose another time' }).click()
    // Whether the talent has an appointment and which times are free are two answers of the server.
    await page.getByRole('radio').nth(3).waitFor()
    expect(await page.getByRole('radio').count(), 'the time given back is free again').to.equal(4)
    await page.goto(`${new URL(page.url()).pathname}?mine=true`)
    await page.getByText('You gave your time back').waitFor()
    await page.getByText(/the casting office knows that you cannot come/).waitFor()
    await page.getByRole('radio').nth(3).waitFor()
  })

  it('that is cancelled in another tab while it is moved says so [SCH-12]', async () => {
    const page = await booked(0)
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByRole('button', { name: 'Move my appointment' }).waitFor()
    const other = await page.context().newPage()
    await other.goto(page.url().replace(/\?.*/, ''))
    await other.getByRole('button', { name: 'Cancel appointment' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
    await other.getByRole('heading', { name: 'Your appointment is cancelled' }).waitFor()
    await page.getByText('Your appointment was cancelled').waitFor()
    await page.getByRole('button', { name: 'Confirm' }).waitFor()
  })

  it('keeps the words of a wish for another time over a reload, until they are sent', async () => {
    const page = await booked(0)
    const ask = page.getByRole('button', { name: 'Ask for another time' })
    const words = page.getByLabel('Which times would suit you?')
    await ask.click()
    await words.fill('After three, please')
    await page.reload()
    await ask.click()
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('textarea')?.value === 'After three, please',
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await page.getByText('You asked for another time: “After three, please”').waitFor()
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(kept).not.to.include('other-time')
  })

  detail(
    'goes into a calendar, and leads to the office once it is too late to change it [SCH-16]',
    async () => {
      const page = await booked(7 * 24 * 60)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Add to calendar' }).click(),
      ])
      expect(download.suggestedFilename()).to.equal('appointment.ics')
      expect(await readFile(await download.path(), 'utf8')).to.include('BEGIN:VEVENT')
      await page.getByText('To cancel or change it, write to').waitFor()
      await page.getByRole('link', { name: /^director@/ }).waitFor()
      expect(await page.getByRole('button', { name: 'Move', exact: true }).count()).to.equal(0)
    },
  )

  detail(
    'is reached from My Schedule, and gone from there after Back once it is cancelled [SCH-16]',
    async () => {
      const page = await booked(0)
      await page.goto('/?tab=schedule')
      await page.getByRole('link', { name: /^Move or cancel Barista/ }).click()
      await page.getByText('You have an appointment on this date').waitFor()
      await page.getByRole('button', { name: 'Cancel appointment' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
      await page.getByRole('heading', { name: 'Your appointment is cancelled' }).waitFor()
      await page.goBack()
      await page.getByText('Currently, there are no appointments to display.').waitFor()
    },
  )
})
