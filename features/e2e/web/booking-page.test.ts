import { whoAmI } from '@callboard/accounts/contract'
import { archiveProject, getSession, updateSession } from '@callboard/projects/contract'
import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('booking page', () => {
  // A call of the page may be under way when its account is logged out.
  const product = productInBrowser({ asked: REFUSED })

  async function openDay() {
    const director = await signIn(product.origin, 'director')
    const { _id: session, studio_uri, dates } = await startSession(director, ['Barista'])
    const day = dates[1]!._id
    const frame = await director.call(addTimeFrame, {
      session,
      day,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 30,
      roles: [{ role: 'Barista', participants_count: 1 }],
    })
    return { director, session, day, frame, address: `/schedule/${studio_uri}/${session}/${day}` }
  }

  it('keeps the chosen time when it loads again, and says when somebody took it meanwhile [SCH-08]', async () => {
    const { session, day, frame, address } = await openDay()
    const page = await product.arrive(PHONE)
    await page.goto(address)
    const chosen = page.getByRole('radio').last()
    const label = await chosen.getAttribute('aria-label')
    await chosen.check()
    await page.reload()
    await page.getByRole('radio', { name: label!, checked: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Confirm' }).isEnabled()).to.equal(true)

    const other = await signUpTalent(product.origin, 'Olga')
    const { dates } = await other.call(listAvailability, { session, day })
    const { start: start_time } = Object.values(dates)[0]![frame._id]!.slots.at(-1)!
    await other.call(bookSlot, { session, day, availability: frame._id, start_time, role: 'Barista' })
    await page.reload()
    await page.getByText(`${label} is no longer free. Choose another time.`).waitFor()
    expect(await page.getByRole('button', { name: 'Confirm' }).isEnabled()).to.equal(false)
  })

  it('shows the details of the talent before a booking, and keeps a missing phone number in the profile [SCH-08]', async () => {
    const talent = await signUpTalent(product.origin, 'Tess')
    const page = await product.arrive(PHONE, talent.token)
    const dialog = page.getByRole('dialog', { name: 'Confirm Audition' })
    const phone = dialog.getByRole('textbox', { name: 'Phone' })
    const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
    const choose = async () => {
      const { address } = await openDay()
      await page.goto(address)
      await page.getByRole('radio').last().check()
      await page.getByRole('button', { name: /^Confirm/ }).click()
      await dialog.getByText('Tess Example').waitFor()
    }
    const { user } = await talent.call(whoAmI, {})
    await choose()
    await dialog.getByText(user!.email).waitFor()
    await dialog.getByText('is kept in your profile.').waitFor()
    await phone.fill('310 55')
    await confirm.click()
    await dialog.getByText('Please Enter a valid Phone number').waitFor()
    await phone.fill('310 555 0142')
    await confirm.click()
    await page.getByText('Appointment Confirmed').waitFor()
    expect((await talent.call(whoAmI, {})).user!.phone).to.equal('+13105550142')

    await choose()
    await dialog.getByText('(310) 555-0142').waitFor()
    expect(await phone.count()).to.equal(0)
    await dialog.getByRole('link', { name: 'Change in your profile' }).click()
    await page.waitForURL('**/profile')
  })

  detail(
    'shows the appointment that is there, how to cancel it, and leads on to My Schedule [SCH-08]',
    async () => {
      const { director, session, day, frame, address } = await openDay()
      const { version } = await director.call(getSession, { id: session })
      await director.call(updateSession, { id: session, version, change_cutoff: 7 * 24 * 60 })
      const talent = await signUpTalent(product.origin, 'Tess')
      const { dates } = await talent.call(listAvailability, { session, day })
      const { start: start_time } = Object.values(dates)[0]![frame._id]!.slots[0]!
      await talent.call(bookSlot, { session, day, availability: frame._id, start_time, role: 'Barista' })
      const page = await product.arrive(PHONE, talent.token)
      await page.goto(address)
      await page.getByText('You have an appointment on this date').waitFor()
      await page.getByText(/^To cancel or change it, /).waitFor()
      expect(await page.getByRole('radio').count()).to.equal(0)
      await page.getByRole('link', { name: 'Continue', exact: true }).click()
      await page.waitForURL('**/?tab=schedule')
      await page.getByText('Barista').first().waitFor()
    },
  )

  it('shows the times of every role before one is chosen; they can be taken after it [SCH-07]', async () => {
    const director = await signIn(product.origin, 'director')
    const { _id: session, studio_uri, dates } = await startSession(director, ['Barista', 'Regular'])
    const day = dates[1]!._id
    for (const [start_time, end_time, ...roles] of [
      ['10:00', '11:00', 'Barista'],
      ['13:00', '14:00', 'Regular'],
      ['15:00', '15:30', 'Barista', 'Regular'],
    ] as const)
      await director.call(addTimeFrame, {
        session,
        day,
        name: `Calls at ${start_time}`,
        start_time,
        end_time,
        length_time_slot: 30,
        roles: roles.map((role) => ({ role, participants_count: 1 })),
      })
    const page = await product.arrive(PHONE)
    await page.goto(`/schedule/${studio_uri}/${session}/${day}`)
    await page.getByText('Choose your role to take a time.').waitFor()
    const times = page.getByRole('radiogroup', { name: /^Times on/ }).getByRole('radio')
    expect(await times.count()).to.equal(5)
    for (const time of await times.all()) expect(await time.isDisabled()).to.equal(true)
    await page.getByRole('radio', { name: 'Regular' }).click()
    await page.getByText('Choose your role to take a time.').waitFor({ state: 'detached' })
    expect(await times.count()).to.equal(3)
    await times.last().check()
    const confirm = page.getByRole('button', { name: /^Confirm/ })
    expect(await confirm.isEnabled()).to.equal(true)
    // A time that both roles may have stays chosen, another one does not.
    await page.getByRole('radio', { name: 'Barista' }).click()
    await times.last().and(page.locator(':checked')).waitFor()
    expect(await confirm.isEnabled()).to.equal(true)
    await times.first().check()
    await page.getByRole('radio', { name: 'Regular' }).click()
    await times.first().waitFor()
    expect(await confirm.isEnabled()).to.equal(false)
  })

  it('says that its date was removed or its project archived while it is open [SCH-08] [SCH-14]', async () => {
    const talent = await signUpTalent(product.origin, 'Tess')
    const page = await product.arrive(PHONE, talent.token)
    const openBooked = async () => {
      const scene = await openDay()
      const { director, session, day, frame, address } = scene
      const { dates } = await talent.call(listAvailability, { session, day })
      const { start: start_time } = Object.values(dates)[0]![frame._id]!.slots[0]!
      await talent.call(bookSlot, { session, day, availability: frame._id, start_time, role: 'Barista' })
      await page.goto(address)
      await page.getByText('You have an appointment on this date').waitFor()
      return { ...scene, known: await director.call(getSession, { id: session }) }
    }
    const first = await openBooked()
    const kept = first.known.dates.filter(({ _id }) => _id !== first.day)
    await first.director.call(updateSession, {
      id: first.session,
      version: first.known.version,
      agreed_appointments: 1,
      dates: kept.map(({ _id, date, start_time, location_type }) => ({
        _id,
        date,
        start_time,
        location_type,
      })),
    })
    await page.getByRole('heading', { name: 'This date was removed' }).waitFor()
    await page.getByRole('main').getByRole('link').first().click()
    await page.getByText('No times are open yet').waitFor()

    const second = await openBooked()
    await second.director.call(archiveProject, { id: second.known.studio, agreed_appointments: 1 })
    await page.getByText('This casting takes no bookings').waitFor()
  })

  it('lets talent confirm the time that staff gave them or ask for another one, which the schedule shows at once', async () => {
    const { director, session, day, frame, address } = await openDay()
    const talent = await signUpTalent(product.origin, 'Tess')
    const { dates } = await director.call(listAvailability, { session, day })
    const { start: start_time } = Object.values(dates)[0]![frame._id]!.slots[0]!
    const { user } = await talent.call(whoAmI, {})
    const { studio_uri: uri, version } = await director.call(getSession, { id: session })
    await director.call(updateSession, { id: session, version, change_cutoff: 5 })
    await director.call(bookSlot, {
      session,
      day,
      availability: frame._id,
      start_time,
      role: 'Barista',
      talent_id: user!._id,
    })
    const desk = await product.arrive(DESK, director.token)
    await desk.goto(`/session/${uri}/edit/${session}/schedule/${day}`)
    const chip = desk.getByRole('button', { name: /Tess/ })
    await chip.waitFor()
    expect(await chip.textContent()).to.not.contain('Confirmed')

    const page = await product.arrive(PHONE, talent.token)
    await page.goto('/?tab=schedule')
    await page.getByRole('link', { name: /^Confirm or change/ }).click()
    await page.waitForURL(`**${address}`)
    await page.getByText('Please confirm your time').waitFor()
    await page.getByRole('button', { name: 'Ask for another time' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Say which times would suit you').waitFor()
    await page.getByLabel('Which times would suit you?').fill('After 3 pm')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('You asked for another time: “After 3 pm”').waitFor()
    await desk.getByText('1 asks for another time').waitFor()
    const asked = desk.getByRole('region', { name: 'Asks for another time' })
    await asked.getByText('“After 3 pm”').waitFor()
    await asked.getByRole('button', { name: /^Move to…, Tess/ }).click()
    const moving = desk.getByRole('dialog', { name: /^Move Tess/ })
    await moving.getByText('Asks for another time: “After 3 pm”').waitFor()
    await desk.keyboard.press('Escape')
    await moving.waitFor({ state: 'hidden' })
    await desk.getByRole('button', { name: /Tess.*Asks for another time: After 3 pm/ }).click()
    await desk.getByRole('menu').getByText('Asks for another time: “After 3 pm”').waitFor()
    await desk.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Confirm this time' }).click()
    await page.getByText('You have confirmed this time.').waitFor()
    await desk.getByRole('button', { name: /Tess.*Confirmed/ }).waitFor()
    await desk.getByText(/^\d+ of \d+ booked, 1 confirmed$/).waitFor()
    expect(await page.getByRole('button', { name: 'Confirm this time' }).count()).to.equal(0)
  })

  detail(
    'asks talent whom a mail about their time has led there to sign in, and not to book another one [SCH-08]',
    async () => {
      const { address } = await openDay()
      const page = await product.arrive(PHONE)
      await page.goto(`${address}?mine=true`)
      await page.getByText('Your time on this date').waitFor()
      expect(await page.getByRole('button', { name: /^Confirm/ }).count()).to.equal(0)
      await page.getByRole('button', { name: 'Sign in to see it' }).click()
      await page.getByRole('dialog', { name: 'Sign in to see your time' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'See free times' }).click()
      await page.getByRole('button', { name: /^Confirm/ }).waitFor()
    },
  )

  detail('says that its date has passed [SCH-08]', async () => {
    const { address } = await openDay()
    const page = await product.arrive(PHONE)
    await page.route('**/api/availability/**', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), expired: true } })
    })
    await page.goto(address)
    await page.getByText('This session date has passed').waitFor()
    expect(await page.getByRole('radio').count()).to.equal(0)
  })

  detail(
    'opens no times of an archived project, and its editor and schedule say that it is archived [SCH-14]',
    async () => {
      const { director, session, day, address } = await openDay()
      const { studio, studio_uri } = await director.call(getSession, { id: session })
      await director.call(archiveProject, { id: studio })
      const page = await product.arrive(PHONE)
      await page.goto(address)
      await page.getByText('This casting takes no bookings').waitFor()
      expect(await page.getByRole('radio').count()).to.equal(0)
      const desk = await product.arrive(DESK, director.token)
      for (const path of ['', `/schedule/${day}`]) {
        await desk.goto(`/session/${studio_uri}/edit/${session}${path}`)
        await desk.getByText('This project is archived').waitFor()
      }
    },
  )

  detail('tells an account of another kind so, and logs it out [SCH-08]', async () => {
    const { director, address } = await openDay()
    const page = await product.arrive(PHONE, director.token)
    await page.goto(address)
    await page.getByText('This email is not linked to a talent account').waitFor()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('radio').first().waitFor()
  })
})
