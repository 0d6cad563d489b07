import { randomUUID } from 'node:crypto'
import { createUser, login } from '@callboard/accounts/contract'
import { createProject, createSession, listCalendar } from '@callboard/projects/contract'
import { addTimeFrame } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { dayFromToday, figures, ZONE } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { isSoak } from '../support/rounds.ts'
import { expectForEverybody } from './accessibility.ts'

/** Views, each on the screen that begins with it. */
const VIEWS = [
  ['month', DESK],
  ['week', DESK],
  ['agenda', PHONE],
] as const

describe('the calendar', () => {
  const product = productInBrowser()
  let admin: ApiClient
  let director: ApiClient

  before(async () => {
    admin = await signIn(product.origin, 'admin')
    director = await signIn(product.origin, 'director')
  })

  /** A session of two days, the first in person. @returns the address of its calendar */
  async function sessionOn(
    name: string,
    days = 0,
    time_zone = ZONE,
  ): Promise<{ path: string; project: string; day: string }> {
    const project = await director.call(createProject, { name: `Film of ${name}` })
    const day = dayFromToday(days)
    await director.call(createSession, {
      name,
      studio: project._id,
      time_zone,
      dates: [
        { date: day, start_time: '10:00', location_type: 'In Person', in_person_location: 'Stage 4' },
        { date: dayFromToday(days + 1), start_time: '11:00', location_type: 'Virtual' },
      ],
    })
    return { path: `/calendar?view=agenda&date=${day}`, project: project._id, day }
  }

  /** A new account that works on nothing. @returns its token */
  async function newStaff(user_type: 'casting_director' | 'session_manager'): Promise<string> {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const password = 'a long enough secret'
    await admin.call(createUser, { email, password, user_type, first_name: 'New', last_name: 'Example' })
    return (await new ApiClient(product.origin).call(login, { email, password })).token!
  }

  const entries = (page: Page, name: string) => page.locator('.calendar-event').filter({ hasText: name })
  const clipboard = (page: Page, type: string) =>
    page.evaluate(async (wanted) => {
      const [item] = await navigator.clipboard.read()
      return item ? await (await item.getType(wanted)).text() : ''
    }, type)

  it('shows a date with its state, opens it, and is invoiced and copied by a super admin [CAL-01] [CAL-02]', async () => {
    const { path, project } = await sessionOn('Ballroom')
    const page = await product.arrive(DESK, admin.token)
    await page.goto(path)
    const entry = entries(page, 'Film of Ballroom').first()
    await entry.getByText('On hold').waitFor()
    await entry.getByText('Film of Ballroom').click()
    const dialog = page.getByRole('dialog', { name: 'Ballroom' })
    for (const text of ['Stage 4', 'In Person', 'Dana Whitfield', 'On hold'])
      await dialog.getByText(text, { exact: true }).waitFor()
    await expectForEverybody(page, 'date')
    await dialog.getByRole('button', { name: 'Copy invoice information' }).click()
    await page.getByText('Invoice Information Copied', { exact: true }).waitFor()
    expect(await clipboard(page, 'text/plain')).to.include('Project: Film of Ballroom')
    expect(await clipboard(page, 'text/html')).to.include('<strong>Session:</strong> Ballroom')
    await dialog.getByRole('button', { name: 'Copy all dates' }).click()
    await page.getByText('All Invoice Information Copied').waitFor()
    expect((await clipboard(page, 'text/plain')).match(/^Date: /gm)).to.have.length(2)
    // The page shows the change before it is stored.
    const stored = page.waitForResponse(/\/invoiced$/)
    await dialog.getByRole('switch', { name: 'Invoiced' }).press('Space')
    await entry.getByText('Invoiced').waitFor()
    await stored
    const span = { start: dayFromToday(-1), end: dayFromToday(3) }
    const { dates } = await director.call(listCalendar, span)
    expect(
      dates.filter(({ studio }) => studio._id === project).map(({ invoiced }) => invoiced),
    ).to.deep.equal([true, false])
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
  })

  detail('tells a super admin when the clipboard is closed [CAL-02]', async () => {
    const { path } = await sessionOn('Cloakroom')
    const page = await product.arrive(DESK, admin.token)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await page.goto(path)
    await entries(page, 'Film of Cloakroom').first().getByText('Film of Cloakroom').click()
    await page.getByRole('button', { name: 'Copy invoice information' }).click()
    await page.getByText('The invoice information could not be copied.').waitFor()
  })

  detail(
    'leaves out sessions in person, and keeps view, day and filter in the address [CAL-01]',
    async () => {
      const { path } = await sessionOn('Foyer')
      const page = await product.arrive(DESK, director.token)
      await page.goto(path)
      const all = entries(page, 'Film of Foyer')
      await all.nth(0).waitFor()
      const before = await all.count()
      await page.getByRole('switch', { name: 'Show In Person Sessions' }).press('Space')
      await page.waitForFunction(
        (count) =>
          [...document.querySelectorAll('.calendar-event')].filter((one) =>
            one.textContent?.includes('Foyer'),
          ).length < count,
        before,
      )
      expect(new URL(page.url()).searchParams.get('inPerson')).to.equal('false')
      await page.getByRole('button', { name: 'Month', exact: true }).click()
      await page.locator('.calendar-grid[data-view="month"]').waitFor()
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await page.getByRole('button', { name: 'Next month' }).click()
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, title)
      await page.goBack()
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, title)
      await page.goBack()
      await page.locator('.calendar-grid[data-view="agenda"]').waitFor()
    },
  )

  detail('opens a date by keyboard and gives the focus back', async () => {
    const { path } = await sessionOn('Gallery')
    const page = await product.arrive(DESK, director.token)
    await page.goto(path.replace('agenda', 'month'))
    const entry = entries(page, 'Film of Gallery').first()
    await entry.press('Enter')
    await page.getByRole('dialog', { name: 'Gallery' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction((one) => document.activeElement === one, await entry.elementHandle())
  })

  it('names the zone of its times once, and reads out a session before its project [CAL-01]', async () => {
    const { path, day } = await sessionOn('Undercroft', 133, 'America/Los_Angeles')
    const page = await product.arrive(DESK, director.token)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' })
    for (const view of ['month', 'agenda']) {
      await page.goto(path.replace('agenda', view))
      const entry = entries(page, 'Film of Undercroft').first()
      await entry.getByText(/^10(:00)? AM$/).waitFor()
      await entry.getByText(/^Undercroft/).waitFor()
      await page.getByText(/^Times in P[SD]T( and P[SD]T)?$/).waitFor()
    }
    await page.goto(`/calendar?view=month&date=${Number(day.slice(0, 4)) + 3}-01-01`)
    await page.getByText(/^No session dates in January \d+\./).waitFor()
  })

  detail('stands on the same day for a reader on the other side of the world [D5]', async () => {
    const { path, day } = await sessionOn('Hall', 70)
    for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
      const page = await product.arrive(DESK, director.token)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setTimezoneOverride', { timezoneId })
      await page.goto(path.replace('agenda', 'month'))
      await page.locator(`[data-date="${day}"]`).getByText('Film of Hall').waitFor()
    }
  })

  it('draws a week in one named zone, and its line of the present moves on [CAL-01]', async () => {
    const { path, day } = await sessionOn('Icebox', 70, 'America/Los_Angeles')
    const page = await product.arrive(DESK, director.token)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' })
    await page.clock.install({ time: new Date(`${day}T18:00:00Z`) })
    await page.goto(path.replace('agenda', 'week'))
    const entry = entries(page, 'Film of Icebox').first()
    await entry.getByText('1:00 PM', { exact: true }).waitFor()
    const line = page.locator('.fc-timegrid-now-indicator-line')
    const top = async () => (await line.boundingBox())!.y
    const before = await top()
    await page.clock.runFor('01:00:00')
    await page.waitForFunction(
      (y) => document.querySelector('.fc-timegrid-now-indicator-line')!.getBoundingClientRect().y > y + 20,
      before,
    )
    const later = await top()
    await page.getByRole('combobox', { name: 'Time zone of the week' }).click()
    await page.getByRole('option', { name: /^Los Angeles/ }).click()
    await entry.getByText('10:00 AM', { exact: true }).waitFor()
    expect(await top(), 'three hours earlier').to.be.below(later - 100)
  })

  detail('draws in a week how long a date is, with its gaps, two at once side by side [CAL-01]', async () => {
    const zone = 'America/Los_Angeles'
    const day = dayFromToday(91, zone)
    const project = await director.call(createProject, { name: 'Film of Landing' })
    const framed = async (name: string, frames: readonly (readonly [string, string])[]) => {
      const session = await director.call(createSession, {
        name,
        studio: project._id,
        time_zone: zone,
        dates: [{ date: day, start_time: '09:00', location_type: 'Virtual' }],
      })
      for (const [start_time, end_time] of frames)
        await director.call(addTimeFrame, {
          session: session._id,
          day: session.dates[0]!._id,
          name: start_time,
          start_time,
          end_time,
          length_time_slot: 15,
          roles: [{ role: 'Barista', participants_count: 1 }],
        })
    }
    await framed('Long', [
      ['10:00', '12:00'],
      ['12:00', '12:30'],
      ['14:00', '15:30'],
    ])
    await framed('Beside', [['11:00', '12:00']])
    await framed('Open', [])
    const page = await product.arrive(DESK, director.token)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: zone })
    await page.goto(`/calendar?view=week&date=${day}`)
    const boxes = async (name: string) => {
      await entries(page, `${name} Film of Landing`).first().waitFor()
      const all = await entries(page, `${name} Film of Landing`).all()
      return await Promise.all(all.map(async (one) => (await one.boundingBox())!))
    }
    const [morning, afternoon, ...more] = await boxes('Long')
    const [beside] = await boxes('Beside')
    const [open] = await boxes('Open')
    const near = (found: number, wanted: number, what: string) => expect(found, what).to.be.closeTo(wanted, 2)
    expect(more, 'frames that touch are one block').to.deep.equal([])
    near(morning!.height, 2.5 * 44, 'ten to half past twelve')
    near(afternoon!.height, 1.5 * 44, 'two to half past three')
    near(afternoon!.y - morning!.y, 4 * 44, 'a gap')
    near(beside!.y - morning!.y, 44, 'an hour later')
    const [first, second] = [morning!, beside!].toSorted((a, b) => a.x - b.x)
    near(second!.x, first!.x + first!.width, 'side by side')
    near(open!.height, 20, 'nobody has said how long')
    near(morning!.y - open!.y, 44, 'from its start on')
    const lanes = (await page.locator('.fc-timegrid-slots').boundingBox())!
    near(lanes.height, 11 * 44, 'eight to seven')
    expect(lanes.y + lanes.height, 'without scrolling').to.be.at.most(DESK.height)
    await entries(page, 'Long Film of Landing').nth(1).click()
    await page.getByRole('dialog', { name: 'Long' }).waitFor()
  })

  it('gives a calendar program an address that ends when it is renewed [CAL-04] [C3]', async () => {
    const { path } = await sessionOn('Icehouse')
    const page = await product.arrive(PHONE, director.token)
    await page.goto(path)
    await page.getByRole('button', { name: 'More for the calendar' }).click()
    await page.getByRole('menuitem', { name: 'Calendar sync' }).click()
    const dialog = page.getByRole('dialog', { name: 'Calendar sync' })
    await dialog.getByRole('button', { name: 'Create address' }).click()
    const field = dialog.getByLabel('Address of your calendar')
    await field.waitFor()
    await expectForEverybody(page, 'calendar sync')
    const path1 = new URL(await field.inputValue()).pathname
    const feed = (at: string, headers = {}) => fetch(product.origin + at, { headers })
    const first = await feed(path1)
    expect([first.status, first.headers.get('content-type')]).to.deep.equal([
      200,
      'text/calendar; charset=utf-8',
    ])
    expect(await first.text()).to.include('SUMMARY:Film of Icehouse: Icehouse')
    const etag = first.headers.get('etag')!
    expect((await feed(path1, { 'if-none-match': etag })).status).to.equal(304)
    await dialog.getByRole('button', { name: 'Renew address' }).click()
    await page
      .getByRole('dialog', { name: 'Renew the address?' })
      .getByRole('button', { name: 'Renew address' })
      .click()
    await page.waitForFunction(
      (old) =>
        [...document.querySelectorAll('input')].some(
          ({ value }) => value.includes('/feeds/') && !value.includes(old),
        ),
      path1,
    )
    expect((await feed(path1)).status).to.equal(404)
    expect((await feed(new URL(await field.inputValue()).pathname)).status).to.equal(200)
  })

  detail('adds a date to a chosen session by a click beside the events of a day', async () => {
    const { project } = await sessionOn('Kitchen', 70)
    const page = await product.arrive(DESK, director.token)
    const days = [dayFromToday(72), dayFromToday(73)]
    for (const [place, view, cell] of [
      [0, 'month', '.fc-daygrid-day'],
      [1, 'week', '.fc-timegrid-col'],
    ] as const) {
      const added = days[place]!
      await page.goto(`/calendar?view=${view}&date=${added}`)
      await page.locator(`${cell}[data-date="${added}"]`).click({ position: { x: 12, y: 60 } })
      const dialog = page.getByRole('dialog', { name: /^New date on / })
      await dialog.getByLabel('Which session?').fill('kitchen')
      await expectForEverybody(page, `choice of a session, ${view}`)
      await dialog.getByRole('link', { name: /^Kitchen Film of Kitchen/ }).click()
      const date = page.getByRole('dialog').getByLabel('Date', { exact: true })
      await date.waitFor()
      expect(await date.inputValue()).to.equal(figures(added))
      expect(new URL(page.url()).searchParams.has('add'), 'asked for once').to.equal(false)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const { dates } = await director.call(listCalendar, { start: days[0]!, end: dayFromToday(74) })
    expect(dates.flatMap(({ studio, date }) => (studio._id === project ? [date] : []))).to.deep.equal(days)
  })

  detail('opens the date that a session has on the chosen day already', async () => {
    const { path, day } = await sessionOn('Larder', 70)
    const page = await product.arrive(DESK, director.token)
    await page.goto(path.replace('agenda', 'month'))
    await page.locator(`.fc-daygrid-day[data-date="${day}"]`).click({ position: { x: 12, y: 12 } })
    await page.getByRole('dialog').getByLabel('Which session?').fill('larder')
    await page.getByRole('link', { name: /^Larder/ }).click()
    const editor = page.getByRole('dialog')
    await editor.getByLabel('Place').waitFor()
    expect(await editor.getByLabel('Place').inputValue()).to.equal('Stage 4')
  })

  detail(
    'leads to the days by Tab and arrows, to the form by Enter, and back to the day by Escape',
    async () => {
      await sessionOn('Mezzanine', 70)
      const page = await product.arrive(DESK, director.token)
      await page.goto(`/calendar?view=month&date=${dayFromToday(70)}`)
      const days = page.locator('.fc-daygrid-day[tabindex="0"]')
      await days.waitFor()
      expect(await days.count(), 'one stop of Tab').to.equal(1)
      const first = (await days.getAttribute('data-date'))!
      await days.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      const next = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.date!)
      expect(Date.parse(next) - Date.parse(first)).to.equal(8 * 86_400_000)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: /^New date on / }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.waitForFunction((day) => (document.activeElement as HTMLElement).dataset.date === day, next)
      await page.keyboard.press('Enter')
      await page.getByLabel('Which session?').fill('mezzanine')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const editor = page.getByRole('dialog')
      await editor.getByLabel('Date', { exact: true }).waitFor()
      expect(await editor.getByLabel('Date', { exact: true }).inputValue()).to.equal(figures(next))
    },
  )

  detail('offers no day that has passed, and no date to a manager who runs no session', async () => {
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/calendar?view=month&date=${dayFromToday(-40)}`)
    const days = page.locator('.fc-daygrid-day[data-date]')
    await days.first().waitFor()
    const today = dayFromToday(0)
    for (const day of await days.all())
      if ((await day.getAttribute('tabindex')) !== null)
        expect((await day.getAttribute('data-date'))! >= today).to.equal(true)
    const stranger = await product.arrive(DESK, await newStaff('session_manager'))
    const asked = stranger.waitForResponse(/\/studio\/get-many/)
    await stranger.goto('/calendar?view=month')
    await asked
    await stranger.locator('.fc-daygrid-day[data-date]').first().waitFor()
    expect(await stranger.locator('[data-adds], .fc-daygrid-day[tabindex]').count()).to.equal(0)
    await stranger.getByRole('button', { name: 'More for the calendar' }).click()
    await stranger.getByRole('menuitem', { name: 'Calendar sync' }).waitFor()
    expect(await stranger.getByRole('menuitem', { name: 'Add date' }).count()).to.equal(0)
  })

  detail('leads a casting director without sessions to the first project', async () => {
    const page = await product.arrive(DESK, await newStaff('casting_director'))
    await page.goto(`/calendar?view=month&date=${dayFromToday(70)}`)
    await page
      .locator(`.fc-daygrid-day[data-date="${dayFromToday(70)}"]`)
      .click({ position: { x: 12, y: 60 } })
    await page.getByRole('dialog').getByRole('link', { name: 'Create a project' }).click()
    await page.getByRole('button', { name: 'Create your first project' }).waitFor()
  })

  detail('adds a date from the menu on a phone', async () => {
    await sessionOn('Nook', 70)
    const page = await product.arrive(PHONE, director.token)
    await page.goto(`/calendar?date=${dayFromToday(75)}`)
    await page.getByRole('button', { name: 'More for the calendar' }).click()
    await page.getByRole('menuitem', { name: 'Add date' }).click()
    await page.getByRole('dialog').getByLabel('Which session?').fill('nook')
    await page.getByRole('link', { name: /^Nook/ }).click()
    const editor = page.getByRole('dialog')
    await editor.getByLabel('Date', { exact: true }).waitFor()
    expect(await editor.getByLabel('Date', { exact: true }).inputValue()).to.equal(figures(dayFromToday(75)))
  })

  detail('is accessible in each view', async () => {
    const { path } = await sessionOn('Jetty')
    for (const [view, size] of VIEWS)
      for (const screen of isSoak ? [DESK, PHONE] : [size]) {
        const page = await product.arrive(screen, director.token)
        await page.goto(path.replace('agenda', view), { waitUntil: 'networkidle' })
        await page.locator(`.calendar-grid[data-view="${view}"]`).waitFor()
        await expectForEverybody(page, view)
      }
  })
})
