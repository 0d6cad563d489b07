import { addTimeFrame, bookSlot, listAppointments, listAvailability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the schedule page', () => {
  const product = productInBrowser()

  /** Four slots of tomorrow for two roles; Tess has the first as Barista, and Ben fills the second. */
  async function scene() {
    const director = await signIn(product.origin, 'director')
    const { _id: session, studio_uri: uri, dates } = await startSession(director, ['Barista', 'Regular'])
    const day = { session, day: dates[1]!._id }
    const frame = await director.call(addTimeFrame, {
      ...day,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: ['Barista', 'Regular'].map((role) => ({ role, participants_count: 1 })),
    })
    const { dates: days } = await director.call(listAvailability, day)
    const { slots } = Object.values(days)[0]![frame._id]!
    for (const [place, name] of ['Tess', 'Ben'].entries()) {
      const talent = await signUpTalent(product.origin, name)
      const start_time = slots[place]!.start
      await talent.call(bookSlot, { ...day, availability: frame._id, start_time, role: 'Barista' })
    }
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/session/${uri}/edit/${session}/schedule/${day.day}`)
    await page.getByRole('button', { name: /^Tess/ }).waitFor()
    const log = new MessageLog(await signIn(product.origin, 'admin'))
    return {
      page,
      /** Wall time and role of everybody who is booked. */
      booked: async () =>
        (await director.call(listAppointments, day)).map((one) =>
          [one.talent.first_name, one.start_wall, one.role].join(' '),
        ),
      mails: async (template: string) =>
        (await log.all({ session_id: session })).filter((message) => message.template === template),
    }
  }

  const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const place = (page: Page, time: string, role: number) =>
    page
      .getByRole('row', { name: new RegExp(`^${time}`) })
      .getByRole('cell')
      .nth(role)

  /** Ends when the page, which hears of its own change from the server, shows the person there. */
  const isAt = async (page: Page, name: string, time: string, role: number) => {
    await place(page, time, role)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .waitFor()
  }

  /** Drags with the buttons of a mouse, in steps, as a hand does. */
  async function drag(page: Page, name: string, time: string, role: number): Promise<void> {
    const from = (await chip(page, name).boundingBox())!
    const to = (await place(page, time, role).boundingBox())!
    await page.mouse.move(from.x + 20, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 })
    await page.mouse.move(to.x + 40, to.y + 20, { steps: 8 })
    await page.mouse.up()
  }

  /** The library of drag and drop comes after the page. */
  const isReady = (page: Page) => page.locator('.frame-grid[data-ready]').waitFor()

  it('has an appointment dragged by the mouse to a free place, and undone before the mail [SCH-05] [SCH-15]', async () => {
    const { page, booked, mails } = await scene()
    await page.getByText('2 of 8 booked').waitFor()
    await isReady(page)
    await drag(page, 'Tess', '10:30', 1)
    await isAt(page, 'Tess', '10:30', 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone. No e-mail went out.').waitFor()
    await isAt(page, 'Tess', '10:00', 0)
    expect(await booked()).to.have.members(['Tess 10:00 Barista', 'Ben 10:15 Barista'])
    await drag(page, 'Tess', '10:45', 1)
    await isAt(page, 'Tess', '10:45', 1)
    await until(
      'the second move is told',
      () => mails('TALENT_RESCHEDULE_APPOINTMENT'),
      (told) => told.length > 0,
    )
    expect(await mails('TALENT_RESCHEDULE_APPOINTMENT'), 'the first move was undone').to.have.length(1)
    expect(await booked()).to.have.members(['Ben 10:15 Barista', 'Tess 10:45 Regular'])
  })

  it('has a tab for its time frame, a way back, and a booking link to copy [SCH-01]', async () => {
    const { page } = await scene()
    await page.getByRole('tab', { name: /^Morning/ }).waitFor()
    const way = page.getByRole('navigation', { name: 'Breadcrumb' })
    await way.getByRole('link', { name: 'Projects' }).waitFor()
    await page.getByRole('button', { name: 'Copy booking link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const [, uri, session, day] = /session\/([^/]+)\/edit\/([^/]+)\/schedule\/([^/?]+)/.exec(page.url())!
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.include(
      `${product.origin}/schedule/${uri}/${session}/${day}`,
    )
  })

  it('does not let a chip down on a full place [SCH-05]', async () => {
    const { page, booked } = await scene()
    await isReady(page)
    await drag(page, 'Tess', '10:15', 0)
    await isAt(page, 'Tess', '10:00', 0)
    expect(await page.getByRole('menu').count(), 'the end of a drag is no click').to.equal(0)
    expect(await booked()).to.have.members(['Tess 10:00 Barista', 'Ben 10:15 Barista'])
  })

  it('has an appointment moved by keys alone, with words for what happens [SCH-05]', async () => {
    const { page, booked } = await scene()
    await isReady(page)
    await chip(page, 'Tess').focus()
    await page.keyboard.press('m')
    await page.getByRole('status').filter({ hasText: 'is lifted from 10:00 AM, Barista' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('status').filter({ hasText: '10:30 AM, Barista' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('status').filter({ hasText: 'stays at 10:00 AM, Barista' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'is lifted' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('status').filter({ hasText: '10:00 AM, Regular' }).waitFor()
    await page.keyboard.press('Enter')
    await isAt(page, 'Tess', '10:00', 1)
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect(await booked()).to.have.members(['Tess 10:00 Regular', 'Ben 10:15 Barista'])
  })

  it('has an appointment dragged by a finger that rests on it first [SCH-05]', async () => {
    const { page, booked } = await scene()
    await isReady(page)
    const middle = async (box: Promise<{ x: number; y: number; width: number; height: number } | null>) => {
      const { x, y, width, height } = (await box)!
      return { x: x + width / 2, y: y + height / 2 }
    }
    const from = await middle(chip(page, 'Tess').boundingBox())
    const to = await middle(place(page, '10:45', 0).boundingBox())
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [from])
    await page.locator('.talent-chip[data-lifted]').waitFor()
    await touch('touchMove', [{ x: from.x, y: from.y + 20 }])
    await touch('touchMove', [to])
    await page.locator('.frame-cell[data-target]').waitFor()
    await touch('touchEnd', [])
    await isAt(page, 'Tess', '10:45', 0)
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect(await booked()).to.include('Tess 10:45 Barista')
  })

  it('has a cancelled appointment put back in its place [SCH-15]', async () => {
    const { page, booked, mails } = await scene()
    await chip(page, 'Tess').click()
    await page.getByRole('menuitem', { name: 'Cancel appointment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
    await chip(page, 'Tess').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await isAt(page, 'Tess', '10:00', 0)
    expect(await booked()).to.have.length(2)
    expect(await mails('DELETE_APPOINTMENT')).to.deep.equal([])
  })

  it('has a free place booked for somebody new, and a check-in marked [SCH-15] [SCH-05]', async () => {
    const { page, booked, mails } = await scene()
    await page.getByRole('button', { name: /^Book a talent at 10:30 AM as Regular/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Somebody new' }).click()
    await dialog.getByLabel('E-mail').fill(`nina-${Date.now()}@example.com`)
    await dialog.getByLabel('First name').fill('Nina')
    await dialog.getByLabel('Last name').fill('New')
    await dialog.getByRole('button', { name: 'Book and send confirmation' }).click()
    await isAt(page, 'Nina', '10:30', 1)
    expect(await booked()).to.include('Nina 10:30 Regular')
    await chip(page, 'Nina').click()
    await page.getByRole('menuitem', { name: 'Mark as checked in' }).click()
    await chip(page, 'Nina').getByText('Here').waitFor()
    await until(
      'all three are confirmed',
      () => mails('APPOINTMENT_CONFIRMED'),
      (told) => told.length === 3,
    )
  })
})
